import Heirloom

struct ReleaseDependency: Dependency {
  let token: Token
}

/// Keeps a reader for later.
final class ReleaseHolder: Sendable {
  let derived: Deferred<Token>

  init(_ derived: Deferred<Token>) {
    self.derived = derived
  }
}

/// An argument of a subscript, by identity.
final class ReleaseArgument: Hashable, Sendable {
  static func == (left: ReleaseArgument, right: ReleaseArgument) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Providers {
  var releaseBase: Provider<Token> { Provider { $0.token("base") } }
  var releaseUnrelated: Provider<Token> { Provider { $0.token("unrelated") } }
  var releaseDerived: Provider<Token> { Provider { $0.token("derived", from: $0.releaseBase) } }
  var releaseSingleton: Provider<Token> {
    Provider { $0.token("singleton", from: $0.releaseBase) }.singleton
  }
  var releaseHolder: Provider<ReleaseHolder> {
    Provider { ReleaseHolder($0.deferred(\.releaseDerived)) }
  }
  var releaseProduct: AssistedProvider<Token, String> {
    AssistedProvider { Token($1, from: [$0.releaseBase]) }
  }
  var releaseTask: AssistedProvider<Task<String, Never>, AsyncStream<Void>> {
    AssistedProvider { _, stream in
      Task {
        for await _ in stream {}
        return Scope.current == nil ? "nothing is bound" : "a scope is bound"
      }
    }
  }
  subscript(releaseNumbered number: Int) -> Provider<Token> {
    Provider { $0.token("\(number)", from: $0.releaseBase) }
  }
  subscript(releaseArgument argument: ReleaseArgument) -> Provider<Token> {
    Provider { $0.token("argument") }
  }
  subscript(releaseSharedArgument argument: ReleaseArgument) -> Provider<Token> {
    Provider { $0.token("shared", from: $0.releaseBase) }.singleton
  }
}

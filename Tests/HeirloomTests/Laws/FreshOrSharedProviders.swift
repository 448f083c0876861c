import Heirloom

struct FreshDependency: Dependency {
  let token: Token
}

/// Keeps a reader for later.
final class FreshHolder: Sendable {
  let base: Deferred<Token>

  init(_ base: Deferred<Token>) {
    self.base = base
  }
}

/// Is made from the holder of a deferred reader.
final class FreshUser: Sendable {
  let holder: FreshHolder

  init(_ holder: FreshHolder) {
    self.holder = holder
  }
}

extension Providers {
  var freshBase: Provider<Token> { Provider { $0.token("base") } }
  var freshPlain: Provider<Token> { Provider { $0.token("plain") } }
  var freshUnused: Provider<Token> { Provider { $0.token("unused") } }
  var freshSwitch: Provider<Bool> { Provider { _ in true } }
  var freshDerived: Provider<Token> { Provider { $0.token("derived", from: $0.freshBase) } }
  var freshTwice: Provider<Token> { Provider { $0.token("twice", from: $0.freshDerived) } }
  var freshMixed: Provider<Token> {
    Provider { $0.token("mixed", from: $0.freshBase, $0.freshPlain) }
  }
  var freshConditional: Provider<Token> {
    Provider {
      guard $0.freshSwitch else { return $0.token("conditional") }
      return $0.token("conditional", from: $0.freshBase)
    }
  }
  var freshHolder: Provider<FreshHolder> { Provider { FreshHolder($0.deferred(\.freshBase)) } }
  var freshUser: Provider<FreshUser> { Provider { FreshUser($0.freshHolder) } }
  var freshOptional: Provider<Token> {
    Provider {
      guard let given = $0[FreshDependency.self]?.token else { return $0.token("optional") }
      return $0.token("optional", from: given)
    }
  }
}

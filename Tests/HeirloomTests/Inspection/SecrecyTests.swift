import Heirloom
import Testing

/// A value that tells its secret in every way there is to print it.
private struct Secret: Dependency, Hashable, CustomReflectable {
  static let text = "s3cr3t"
  var text = Self.text
}

extension Secret: Error, CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { text }
  var debugDescription: String { text }
  var customMirror: Mirror { Mirror(self, children: [text: text]) }
}

private struct SecretBundle: Dependency, CustomStringConvertible {
  let secret: Secret
  var description: String { secret.text }
}

private final class SecretInstance: Sendable, CustomStringConvertible {
  let secret: Secret
  var description: String { secret.text }

  init(secret: Secret) { self.secret = secret }
}

private struct SecretScreen: MissingDependencyPlaceholder {
  static let neutral = SecretScreen(text: "")

  let text: String

  init(text: String) { self.text = text }

  init(missing: MissingDependency) { text = "\(missing) \(missing.names)" }
}

extension Providers {
  fileprivate var secretPlain: Provider<Secret> { .live { _ in Secret() } }
  fileprivate var secretMain: MainProvider<Secret> { MainProvider { $0.secretPlain } }
  fileprivate var secretAsync: AsyncProvider<Secret> { AsyncProvider { $0.secretPlain } }
  fileprivate var secretGiven: Provider<Secret> { .required() }
  fileprivate var secretShared: Provider<Secret> { Provider { $0.secretPlain }.singleton }
  fileprivate var secretTied: Provider<Secret> {
    Provider { _ in Secret() }.tied(to: \.[secretOf: Secret()])
  }
  fileprivate var secretDeferred: Provider<Deferred<Secret>> {
    Provider { $0.deferred(\.[secretOf: Secret()]) }
  }
  fileprivate var secretCall: AssistedProvider<Secret, Secret> {
    AssistedProvider { resolver, secret in
      _ = resolver[SecretBundle.self]
      return resolver.secretGiven == secret ? secret : resolver.secretPlain
    }
  }
  fileprivate var secretMainCall: MainAssistedProvider<Secret, Secret> {
    MainAssistedProvider { resolver, _ in resolver.secretMain }
  }
  fileprivate var secretPages: KeyedProvider<Secret, Secret> {
    KeyedProvider { resolver, secret in
      _ = resolver.secretPlain
      return secret
    }
  }
  fileprivate var secretClosed: Provider<SecretInstance> {
    Provider { SecretInstance(secret: $0.secretPlain) }.onClose { _ in }
  }
  fileprivate var secretThrowing: AsyncProvider<Int> { AsyncProvider { _ in throw Secret() } }
  fileprivate var secretCycle: AsyncProvider<Secret> {
    AsyncProvider { try await $0[\.[asyncSecretOf: Secret()]] }
  }
  fileprivate var secretOuter: Provider<Secret> { Provider { $0[\.[secretOf: Secret()]] } }

  fileprivate subscript(secretOf secret: Secret) -> Provider<Secret> {
    .live { _ in secret }
  }
  fileprivate subscript(asyncSecretOf secret: Secret) -> AsyncProvider<Secret> {
    AsyncProvider { try await $0.secretCycle }
  }
  fileprivate subscript(requiredSecretOf secret: Secret) -> AsyncProvider<Secret> { .required() }
}

/// Nothing that the library prints shows a value.
@MainActor
struct SecrecyTests {
  private let failures = FailureLog()

  @Test func `no text shows a value, whatever kind it is of`() async throws {
    let texts = try await textsOfEverything()

    #expect(texts.count > 40)
    for text in texts { #expect(!text.contains(Secret.text)) }
    #expect("\(Secret())".contains(Secret.text))
  }

  @Test func `the failures met on the way are those that were meant`() async throws {
    _ = try await textsOfEverything()

    var expected: Set<Failure.ID> = [
      .liveRecipeRead, .repeatedOverride, .missingDependency, .outlivesScope,
    ]
    #if DEBUG
    expected.formUnion([.untrackedRead, .overrideWithoutEffect, .hooksNotRun])
    #endif
    #expect(Set(failures.identifiers) == expected)
  }

  private func textsOfEverything() async throws -> [String] {
    let handler = failures.handler
    let root = Scope(.test) {
      $0.failureHandler = handler
      $0.missingDependencyPolicy = .placeholder
      $0.secretGiven = Secret(text: "another \(Secret.text)")
      $0.secretGiven = Secret()
    }
    let bundled = root.providing { SecretBundle(secret: $0.secretGiven) }
    let frozen = bundled.providing(Secret())
    var texts: [String] = []
    for scope in [root, bundled, frozen] {
      texts += try await Self.texts(of: scope)
      texts += try await Self.texts(of: scope.overriding(\.[secretOf: Secret()], with: Secret()))
      texts += try await Self.texts(
        of: scope.overriding(\.secretPlain) { _ in root.secretGiven }
          .overriding(\.secretCall, with: Assisted { $0 })
      )
    }
    let missing = DependencyProvider { (bundle: SecretBundle) in SecretScreen(text: "\(bundle)") }
    texts.append(missing(in: root).text)
    _ = root.overriding(\.secretPlain, with: Secret()).secretShared
    let outliving = try await Self.instanceOutliving(root)
    _ = withExtendedLifetime(outliving) {
      root.overriding(\.secretPlain, with: Secret()).secretClosed
    }
    return texts + failures.messages
  }

  /// Closes a scope and lets go of it, but not of what was made in it.
  private static func instanceOutliving(_ root: Scope) async throws -> SecretInstance {
    let scope = root.overriding(\.secretPlain, with: Secret())
    let instance = scope.secretClosed
    try await scope.close(expectingRelease: true)
    return instance
  }

  private static func texts(of scope: Scope) async throws -> [String] {
    _ = (scope.secretPlain, scope.secretGiven, scope.secretShared, scope.secretTied)
    _ = (scope.secretDeferred.value, scope.secretOuter, scope[\.[secretOf: Secret()]])
    _ = (scope.secretMain, scope.secretCall(Secret()), scope.secretMainCall(Secret()))
    _ = scope.secretPages[Secret()]
    _ = (scope[Secret.self], scope[SecretBundle.self])
    _ = try await scope.secretAsync
    await #expect(throws: Secret.self) { try await scope.secretThrowing }
    let cycle = await #expect(throws: Failure.self) { try await scope.secretCycle }
    let required = await #expect(throws: Failure.self) {
      try await scope[\.[requiredSecretOf: Secret()]]
    }
    return [
      "\(String(describing: cycle))", "\(String(describing: required))",
      scope.graph.text, scope.graph.mermaid, scope.graph.dot,
      scope.explain(\.secretPlain), scope.explain(\.secretMain), scope.explain(\.secretAsync),
      scope.explain(\.secretGiven), scope.explain(\.secretShared), scope.explain(\.secretTied),
      scope.explain(\.secretDeferred), scope.explain(\.secretCall),
      scope.explain(\.secretMainCall), scope.explain(\.secretPages),
      scope.explain(\.secretThrowing),
      scope.explain(\.secretCycle), scope.explain(\.secretOuter),
      scope.explain(\.[secretOf: Secret()]), scope.explain(\.[asyncSecretOf: Secret()]),
      scope.explain(\.[requiredSecretOf: Secret()]), scope.explain(Secret.self),
      scope.explain(SecretBundle.self),
    ]
  }
}

import Heirloom
import Synchronization
import Testing

struct NoEagerMakingTests {
  // Guards against: a key overridden by a suite still evaluated its unimplemented default.
  @Test func `no way to override evaluates the property or the maker it replaces`() {
    let root = Scope(.live) { $0.eagerExplosive = "block" }
    let scopes = [
      root,
      Scope(.live) { $0.override(\.eagerExplosive) { _ in "maker in a block" } },
      Scope(.live).overriding(\.eagerExplosive, with: "value"),
      Scope(.live).overriding(\.eagerExplosive) { _ in "maker" },
      Scope(.live).overriding { $0.eagerExplosive = "derived block" },
      root.overriding { _ in },
    ]

    let values = scopes.map(\.eagerExplosive)

    #expect(
      values == ["block", "maker in a block", "value", "maker", "derived block", "block"]
    )
  }

  @Test func `overriding an assisted provider evaluates nothing of it`() {
    let scopes = [
      Scope(.live) { $0.eagerExplosiveCall = Assisted { "value \($0)" } },
      Scope(.live).overriding(\.eagerExplosiveCall) { _, argument in "maker \(argument)" },
      Scope(.live).overriding(\.eagerExplosiveCall, with: Assisted { "given \($0)" }),
    ]

    let products = scopes.map { $0.eagerExplosiveCall(1) }

    #expect(products == ["value 1", "maker 1", "given 1"])
  }

  // Guards against: an eager object was built although it was overridden.
  @Test func `a maker that an override replaces is never called`() {
    let root = Scope(.live)
    let child = root.overriding(\.eagerValue, with: Token("replaced"))

    let values = [child.eagerValue, child.eagerUser]

    #expect(values.map(\.description) == ["replaced", "user(replaced)"])
    #expect(root.makingLog.labels == ["user"])
  }

  @Test func `an override's maker that a deeper override replaces is never called`() {
    let outer = Scope(.live).overriding(\.eagerValue) { $0.token("outer", from: $0.eagerValue) }
    let inner = outer.overriding(\.eagerValue, with: Token("inner"))

    _ = inner.eagerUser

    #expect(outer.makingLog.labels == ["user"])
  }

  @Test func `building scopes makes nothing`() {
    let root = Scope(.live) { $0.override(\.eagerValue) { $0.token("overriding") } }
    var scope = root
    for _ in 0..<10 {
      scope = scope.overriding(\.eagerUser) { $0.token("decorated", from: $0.eagerUser) }
      scope = scope.overriding { $0.eagerPlain = Token("plain") }
    }

    #expect(scope.makingLog.labels.isEmpty)
  }

  @Test func `providing makes nothing until the dependency is read`() {
    let scope = Scope(.live).providing { EagerDependency(token: $0.eagerUser) }
    let before = scope.makingLog.labels

    _ = scope[EagerDependency.self]

    #expect(before.isEmpty)
    #expect(scope.makingLog.labels == ["value", "user"])
  }

  @Test func `a read makes only what it needs`() {
    let scope = Scope(.live)

    _ = scope.eagerPlain

    #expect(scope.makingLog.labels == ["plain"])
  }

  @Test func `reading an assisted factory makes nothing`() {
    let scope = Scope(.live)
    let factory = scope.eagerCall
    let before = scope.makingLog.labels

    _ = factory(1)

    #expect(before.isEmpty)
    #expect(scope.makingLog.labels == ["value", "call"])
  }

  @Test func `taking a deferred reader makes nothing`() {
    let scope = Scope(.live)

    let deferred = scope.eagerDeferred

    #expect(scope.makingLog.labels.isEmpty)
    #expect(deferred.value.label == "value")
  }

  @Test func `a variant for another purpose is not evaluated`() {
    let labels = [Purpose.live, .preview, .test].map { purpose in
      let scope = Scope(purpose)
      _ = scope.eagerVariants
      return scope.makingLog.labels
    }

    #expect(labels == [["live"], ["preview"], ["test"]])
  }

  @Test func `a warm read evaluates neither the property nor the maker again`() {
    let scope = Scope(.live)
    for _ in 0..<3 { _ = scope.eagerCounted }
    let evaluations = EagerEvaluations.count.load(ordering: .relaxed)

    for _ in 0..<100 { _ = scope.eagerCounted }

    #expect(EagerEvaluations.count.load(ordering: .relaxed) == evaluations)
  }
}

private struct EagerDependency: Dependency {
  let token: Token
}

private enum EagerEvaluations {
  static let count = Atomic(0)
}

extension Providers {
  fileprivate var eagerExplosive: Provider<String> { fatalError("the property was evaluated") }
  fileprivate var eagerExplosiveCall: AssistedProvider<String, Int> {
    fatalError("the property was evaluated")
  }
  fileprivate var eagerValue: Provider<Token> { Provider { $0.token("value") } }
  fileprivate var eagerPlain: Provider<Token> { Provider { $0.token("plain") } }
  fileprivate var eagerUser: Provider<Token> { Provider { $0.token("user", from: $0.eagerValue) } }
  fileprivate var eagerDeferred: Provider<Deferred<Token>> {
    Provider { $0.deferred(\.eagerValue) }
  }
  fileprivate var eagerCall: AssistedProvider<Token, Int> {
    AssistedProvider { resolver, _ in resolver.token("call", from: resolver.eagerValue) }
  }
  fileprivate var eagerVariants: Provider<Token> {
    .live { $0.token("live") }
      .preview { $0.token("preview") }
      .test { $0.token("test") }
  }
  fileprivate var eagerCounted: Provider<Token> {
    EagerEvaluations.count.add(1, ordering: .relaxed)
    return Provider { _ in Token("counted") }
  }
}

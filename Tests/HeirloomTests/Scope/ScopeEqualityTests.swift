import Heirloom
import Testing

struct ScopeEqualityTests {
  @Test func `a copy is the same scope`() {
    let scope = Scope(.live)
    let copy = scope

    #expect(copy == scope)
    #expect(copy.hashValue == scope.hashValue)
  }

  @Test func `two roots differ`() {
    #expect(Scope(.live) != Scope(.live))
  }

  @Test func `a derived scope differs from its parent even with nothing overridden`() {
    let root = Scope(.live)

    #expect(root.overriding { _ in } != root)
  }

  @Test func `two scopes that override the same differ`() {
    let root = Scope(.live)

    let scopes = ["same", "same"].map { root.overriding(\.equalityName, with: $0) }

    #expect(scopes[0] != scopes[1])
  }

  @Test func `a set holds each scope once`() {
    let scopes = [Scope(.live), Scope(.test)]

    #expect(Set(scopes + scopes).count == 2)
  }

  @Test func `a scope carried through another thread is still the same`() async {
    let scope = Scope(.live)

    let carried = await Threads.run { scope }

    #expect(carried == scope)
  }
}

extension Providers {
  fileprivate var equalityName: Provider<String> { Provider { _ in "name" } }
}

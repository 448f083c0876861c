import Heirloom
import Testing

// Guards against: a check for cycles took a legal delegation between keys of one name for a cycle.
struct DelegationTests {
  @Test func `a factory may delegate to the factory of its name in another root`() {
    let core = Scope(.live) { $0.delegatedTitle = Assisted { "core \($0)" } }
    let feature = Scope(.live) {
      $0.failureHandler = FailureHandler { _ in }
      $0.override(\.delegatedTitle) { _, number in "feature of \(core.delegatedTitle(number + 1))" }
    }

    #expect(feature.delegatedTitle(1) == "feature of core 2")
  }

  @Test func `two roots may delegate to each other until an argument ends it`() {
    let (left, right) = (ScopeHolder(), ScopeHolder())
    func delegating(to other: ScopeHolder) -> Scope {
      Scope(.live) {
        $0.failureHandler = FailureHandler { _ in }
        $0.override(\.delegatedTitle) { _, number in
          number == 0 ? "end" : "\(number) \(other.scope?.delegatedTitle(number - 1) ?? "nobody")"
        }
      }
    }
    left.scope = delegating(to: right)
    right.scope = delegating(to: left)
    defer { left.scope = nil }

    #expect(left.scope?.delegatedTitle(4) == "4 3 2 1 end")
  }
}

extension Providers {
  fileprivate var delegatedTitle: AssistedProvider<String, Int> { AssistedProvider { "\($1)" } }
}

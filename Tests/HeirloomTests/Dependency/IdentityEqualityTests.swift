import Heirloom
import Testing

struct IdentityEqualityTests {
  @Test func `two bundles with equal members compare unequal`() {
    #expect(ComparedBundle(title: "same") != ComparedBundle(title: "same"))
  }

  @Test func `a copy compares equal`() {
    let bundle = ComparedBundle(title: "same")
    let copy = bundle

    #expect(copy == bundle)
    #expect(Set([copy, bundle]).count == 1)
  }

  @Test func `a bundle read twice from a scope compares equal`() {
    let scope = Scope(.live).providing { _ in ComparedBundle(title: "made") }

    #expect(scope[ComparedBundle.self] == scope[ComparedBundle.self])
  }

  @Test func `bundles of two scopes compare unequal`() {
    let scopes = [Scope(.live), Scope(.live)].map { root in
      root.providing { _ in ComparedBundle(title: "same") }
    }

    #expect(scopes[0][ComparedBundle.self] != scopes[1][ComparedBundle.self])
  }
}

private struct ComparedBundle: Dependency, Hashable {
  let title: String
  private let identity = Identity()

  init(title: String) { self.title = title }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

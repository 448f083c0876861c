import Heirloom
import Testing

struct FreshOrSharedTests {
  /// The orders in which three scopes can be read.
  static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  // Guards against: reading a derived value through one child first broke the override in its sibling.
  @Test(arguments: orders, [false, true])
  func `three siblings read in any order each see their own`(_ order: [Int], rootFirst: Bool) {
    let root = Scope(.live)
    let siblings = [
      root.overriding { _ in },
      root.overriding(\.freshBase, with: Token("one")),
      root.overriding(\.freshBase, with: Token("two")),
    ]
    if rootFirst { _ = root.freshDerived }

    for index in order { _ = siblings[index].freshDerived }

    let values = siblings.map(\.freshDerived.description)
    #expect(values == ["derived(base)", "derived(one)", "derived(two)"])
    #expect(siblings[0].freshDerived === root.freshDerived)
    #expect(root.makingLog.count(of: "derived") == 3)
  }

  // Guards against: a provider made from an overridden one saw the default value in a nested scope.
  @Test(arguments: orders, [[0, 1], [1, 0]])
  func `base, derived and twice derived follow an override two scopes down`(
    _ keys: [Int],
    _ scopes: [Int]
  ) {
    let root = Scope(.live)
    let inner = root.overriding { _ in }.overriding(\.freshBase, with: Token("inner"))
    let readers: [(Scope) -> Token] = [{ $0.freshBase }, { $0.freshDerived }, { $0.freshTwice }]

    for scope in scopes { for key in keys { _ = readers[key]([root, inner][scope]) } }

    #expect(
      readers.map { $0(root).description } == ["base", "derived(base)", "twice(derived(base))"]
    )
    #expect(
      readers.map { $0(inner).description } == ["inner", "derived(inner)", "twice(derived(inner))"]
    )
    #expect(root.makingLog.count(of: "twice") == 2)
  }

  // Guards against: a derived value cached with an old child ignored a later child's override.
  @Test func `a scope entered later has its own and the old value stays`() {
    let root = Scope(.live)
    let before = root.freshDerived

    let inside = root.overriding(\.freshBase, with: Token("new")).freshDerived

    #expect(inside.description == "derived(new)")
    #expect(root.freshDerived === before)
  }

  // Guards against: reading an unrelated provider from a value with an overridden part was refused.
  @Test func `an unrelated part of a fresh value stays shared`() {
    let root = Scope(.live)
    let child = root.overriding(\.freshBase, with: Token("child"))

    let (above, below) = (root.freshMixed, child.freshMixed)

    #expect(above !== below)
    #expect(below.description == "mixed(child plain)")
    #expect(above.parts[1] === below.parts[1])
    #expect(root.makingLog.count(of: "plain") == 1)
  }

  // Guards against: of two nested scopes the inner one did not make its own value.
  @Test func `each level has its value from its own nearest bindings`() {
    let root = Scope(.live)
    let first = root.overriding(\.freshBase, with: Token("first"))
    let second = first.overriding(\.freshBase, with: Token("second"))
    let third = second.overriding(\.freshPlain, with: Token("third"))

    let values = [third, first, root, second].map(\.freshMixed.description)

    let expected = ["second third", "first plain", "base plain", "second plain"]
    #expect(values == expected.map { "mixed(\($0))" })
    #expect(root.makingLog.count(of: "mixed") == 4)
  }

  @Test(arguments: [false, true])
  func `a value with nothing overridden is one instance`(childFirst: Bool) {
    let root = Scope(.live)
    let child = root.overriding(\.freshUnused, with: Token("unused"))

    let scopes = childFirst ? [child, root] : [root, child]
    let values = scopes.map(\.freshTwice)

    #expect(values[0] === values[1])
    #expect(root.makingLog.labels == ["base", "derived", "twice"])
  }

  @Test func `only the reads that really happened count`() {
    let root = Scope(.live) { $0.freshSwitch = false }
    let child = root.overriding(\.freshBase, with: Token("child"))
    let switched = child.overriding(\.freshSwitch, with: true)

    #expect(child.freshConditional === root.freshConditional)
    #expect(switched.freshConditional.description == "conditional(child)")
  }

  @Test func `an override of the same value still makes a fresh one`() {
    let root = Scope(.live)
    let child = root.overriding(\.freshBase, with: root.freshBase)

    #expect(child.freshDerived !== root.freshDerived)
    #expect(child.freshDerived.parts[0] === root.freshDerived.parts[0])
  }

  @Test func `a value override cuts off what it was made from`() {
    let root = Scope(.live) { $0.freshDerived = Token("fixed") }
    let child = root.overriding(\.freshBase, with: Token("child"))

    #expect(child.freshTwice === root.freshTwice)
  }

  @Test func `a deferred reader counts as a read of everything`() {
    let root = Scope(.live)
    let child = root.overriding(\.freshUnused, with: Token("unused"))
    let plain = child.overriding { _ in }

    let holders = [root, child, plain].map(\.freshHolder)

    #expect(holders[0] !== holders[1])
    #expect(holders[1] === holders[2])
  }

  @Test func `what is made from the holder of a deferred reader is fresh with it`() {
    let root = Scope(.live)
    let child = root.overriding(\.freshUnused, with: Token("unused"))

    #expect(root.freshUser !== child.freshUser)
    #expect(child.freshUser.holder === child.freshHolder)
  }

  @Test func `a typed dependency is fresh below an override of its parts and shared elsewhere`() {
    let root = Scope(.live).providing { FreshDependency(token: $0.freshDerived) }
    let child = root.overriding(\.freshBase, with: Token("child"))
    let other = root.overriding(\.freshUnused, with: Token("unused"))

    let tokens = [child, other, root].compactMap { $0[FreshDependency.self]?.token }

    let labels = tokens.map(\.description)
    #expect(labels == ["derived(child)", "derived(base)", "derived(base)"])
    #expect(tokens[1] === tokens[2])
  }

  @Test func `a ready dependency is frozen`() {
    let root = Scope(.live).providing(FreshDependency(token: Token("ready")))
    let child = root.overriding(\.freshBase, with: Token("child"))

    #expect(child[FreshDependency.self]?.token.description == "ready")
  }

  @Test func `an absent dependency that is provided further down makes a fresh value`() {
    let root = Scope(.live)
    let child = root.providing(FreshDependency(token: Token("given")))

    #expect(root.freshOptional.description == "optional")
    #expect(child.freshOptional.description == "optional(given)")
  }
}

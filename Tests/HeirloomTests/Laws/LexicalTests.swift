import Heirloom
import Testing

struct LexicalTests {
  @Test func `the nearest enclosing override wins three levels deep`() {
    let root = Scope(.live)
    let first = root.overriding(\.lexicalBase, with: Token("first"))
    let second = first.overriding(\.lexicalBase, with: Token("second"))
    let third = second.overriding(\.lexicalBase, with: Token("third"))

    let labels = [root, first, second, third].map(\.lexicalBase.label)

    #expect(labels == ["base", "first", "second", "third"])
  }

  // Guards against: a grandchild was given the grandparent's value, and a parent saw its child's.
  @Test func `an override two levels up is seen below and never above`() {
    let root = Scope(.live)
    let first = root.overriding(\.lexicalOther, with: Token("unrelated"))
    let second = first.overriding(\.lexicalBase, with: Token("second"))
    let third = second.overriding(\.lexicalOther, with: Token("unrelated"))

    let derived = [third, second, first, root].map(\.lexicalDerived.description)

    #expect(derived == ["derived(second)", "derived(second)", "derived(base)", "derived(base)"])
  }

  // Guards against: a grandchild was given the grandparent's value when the override was an alias.
  @Test func `an override by an alias of another provider is seen below`() {
    let root = Scope(.live)
    let second = root.overriding(\.lexicalBase) { $0.lexicalOther }
    let third = second.overriding(\.lexicalOther, with: Token("third"))

    let derived = [third, second, root].map(\.lexicalDerived.description)

    #expect(derived == ["derived(third)", "derived(other)", "derived(base)"])
  }

  @Test func `an override is seen through derived values`() {
    let scope = Scope(.live).overriding(\.lexicalBase, with: Token("inner"))

    #expect(scope.lexicalTwice.description == "twice(derived(inner))")
  }

  @Test func `an override is seen through a decorator further out`() {
    let decorated = Scope(.live).overriding(\.lexicalDerived) {
      Token("decorated", from: [$0.lexicalDerived, $0.lexicalBase])
    }
    let inner = decorated.overriding(\.lexicalBase, with: Token("inner"))

    #expect(inner.lexicalTwice.description == "twice(decorated(derived(inner) inner))")
    #expect(decorated.lexicalTwice.description == "twice(decorated(derived(base) base))")
  }

  @Test func `what an override's maker reads is seen from the reader's scope`() {
    let outer = Scope(.live).overriding(\.lexicalDerived) { Token("outer", from: [$0.lexicalBase]) }
    let middle = outer.overriding(\.lexicalBase, with: Token("middle"))
    let inner = middle.overriding(\.lexicalBase, with: Token("inner"))

    let values = [outer, middle, inner].map(\.lexicalDerived.description)

    #expect(values == ["outer(base)", "outer(middle)", "outer(inner)"])
  }

  @Test func `a sibling sees nothing of an override`() {
    let root = Scope(.live)
    let overriding = root.overriding(\.lexicalBase, with: Token("mine"))
    let sibling = root.overriding { _ in }

    #expect(overriding.lexicalDerived.description == "derived(mine)")
    #expect(sibling.lexicalDerived.description == "derived(base)")
  }

  @Test func `a value override below a decorator hides it`() {
    let decorated = Scope(.live).overriding(\.lexicalBase) {
      Token("decorated", from: [$0.lexicalBase])
    }
    let inner = decorated.overriding(\.lexicalBase, with: Token("plain"))

    #expect(inner.lexicalBase.description == "plain")
    #expect(decorated.lexicalBase.description == "decorated(base)")
  }

  // Guards against: previews in one file trampled each other's values.
  @Test func `roots read in turn keep their own values`() {
    let roots = ["a", "b", "c"].map { label in Scope(.preview) { $0.lexicalBase = Token(label) } }

    let read = [0, 1, 2, 1, 0, 2, 0].map { roots[$0].lexicalDerived.description }

    let expected = ["a", "b", "c", "b", "a", "c", "a"].map { "derived(\($0))" }
    #expect(read == expected)
  }

  @Test func `the innermost of a thousand overrides wins`() {
    var scope = Scope(.live)
    for level in 1...1_000 { scope = scope.overriding(\.lexicalBase, with: Token("\(level)")) }

    #expect(scope.lexicalDerived.description == "derived(1000)")
  }

  @Test func `a typed dependency is the nearest one`() {
    let outer = Scope(.live).providing(LexicalDependency(label: "outer"))
    let inner = outer.providing(LexicalDependency(label: "inner"))

    #expect(outer[LexicalDependency.self]?.label == "outer")
    #expect(inner[LexicalDependency.self]?.label == "inner")
  }

  @Test func `a maker sees the typed dependency of its reader`() {
    let root = Scope(.live)
    let inner = root.providing(LexicalDependency(label: "inner"))

    #expect(root.lexicalUser == "nothing")
    #expect(inner.lexicalUser == "inner")
  }
}

private struct LexicalDependency: Dependency {
  let label: String
}

extension Providers {
  fileprivate var lexicalBase: Provider<Token> { Provider { _ in Token("base") } }
  fileprivate var lexicalOther: Provider<Token> { Provider { _ in Token("other") } }
  fileprivate var lexicalDerived: Provider<Token> {
    Provider { Token("derived", from: [$0.lexicalBase]) }
  }
  fileprivate var lexicalTwice: Provider<Token> {
    Provider { Token("twice", from: [$0.lexicalDerived]) }
  }
  fileprivate var lexicalUser: Provider<String> {
    Provider { $0[LexicalDependency.self]?.label ?? "nothing" }
  }
}

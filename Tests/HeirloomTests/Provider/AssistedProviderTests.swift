import Heirloom
import Testing

// Guards against: factories made with parameter packs broke at arity 0, and in optimised builds.
struct AssistedProviderTests {
  @Test func `no parameter makes a new product every time`() {
    let scope = Scope(.live)

    let products = [scope.assistedNew(), scope.assistedNew()]

    #expect(products[0] !== products[1])
    #expect(products[0].parts[0] === products[1].parts[0])
  }

  // Guards against: the second call returned the object made for the first argument.
  @Test func `each call has a product with its own argument`() {
    let scope = Scope(.live)

    let products = [1, 2, 1].map { scope.assistedOne($0) }

    #expect(products.map(\.description) == ["1(service)", "2(service)", "1(service)"])
    #expect(Set(products.map(ObjectIdentifier.init)).count == 3)
  }

  // Guards against: same-typed and optional parameters all received the first value.
  @Test func `arguments of one type arrive in order`() {
    let scope = Scope(.live)

    let drafts = [scope.assistedDraft("a", nil, "c"), scope.assistedDraft("a", "b", nil)]

    #expect(drafts[0] == AssistedDraft(identifier: "a", title: nil, note: "c"))
    #expect(drafts[1] == AssistedDraft(identifier: "a", title: "b", note: nil))
  }

  @Test func `two parameters arrive in order`() {
    #expect(Scope(.live).assistedTwo(1, 2) == "service 1 2")
  }

  @Test func `seven parameters arrive in order`() {
    let text = Scope(.live).assistedSeven(1, "two", 3.5, true, "e", [6], nil)

    #expect(text == "1 two 3.5 true e [6] nil")
  }

  @Test func `a closure is a parameter`() {
    let scope = Scope(.live)

    #expect(scope.assistedClosure { $0 + 1 } == "service 42")
  }

  // Guards against: the static type of an argument did not match, and the factory gave nil.
  @Test func `an existential parameter takes a concrete argument`() {
    let scope = Scope(.live)
    let argument = AssistedCat()
    let name: String! = "Tama"

    #expect(scope.assistedPet(argument, name) == "cat Tama")
    #expect(scope.assistedPet(argument as any AssistedAnimal, "Mike") == "cat Mike")
  }

  // Guards against: several parameters with defaults all used one of them.
  @Test func `defaults belong to the structure that carries the arguments`() {
    let scope = Scope(.live)

    #expect(scope.assistedDefaults(AssistedNumbers()) == [1, 2, 3])
    #expect(scope.assistedDefaults(AssistedNumbers(second: 20)) == [1, 20, 3])
  }

  @Test func `an override with a factory replaces the maker`() {
    let scope = Scope(.live).overriding(\.assistedOne, with: Assisted { Token("given \($0)") })

    #expect(scope.assistedOne(1).description == "given 1")
  }

  @Test func `an override with an unapplied initialiser replaces the maker`() {
    let scope = Scope(.live) { $0.assistedPlain = Assisted(AssistedPlain.init) }

    #expect(scope.assistedPlain("a", 2) == AssistedPlain(name: "a", number: 2))
  }

  @Test func `an override with a maker receives the arguments`() {
    let scope = Scope(.live).overriding(\.assistedTwo) { "\($0.assistedService) then \($2) \($1)" }

    #expect(scope.assistedTwo(1, 2) == "service then 2 1")
  }

  @Test func `an override's maker may call what it replaces`() {
    let scope = Scope(.live)
      .overriding(\.assistedTwo) { "a(\($0.assistedTwo($1, $2)))" }
      .overriding(\.assistedTwo) { "b(\($0.assistedTwo($2, $1)))" }

    #expect(scope.assistedTwo(1, 2) == "b(a(service 2 1))")
  }

  // Guards against: a service used only through assisted objects was duplicated.
  @Test func `products of two factories share one service`() {
    let scope = Scope(.live)

    let parts = [scope.assistedOne(1).parts[0], scope.assistedNew().parts[0]]

    #expect(parts[0] === parts[1])
    #expect(scope.makingLog.labels == ["service"])
  }

  @Test func `each call resolves in the scope the factory was read from`() {
    let root = Scope(.live)
    let child = root.overriding(\.assistedService, with: Token("child"))

    let factories = [root.assistedOne, child.assistedOne]

    #expect(factories.map { $0(1).description } == ["1(service)", "1(child)"])
  }

  @Test func `what a maker calls is seen from the maker's reader`() {
    let root = Scope(.live)
    let child = root.overriding(\.assistedService, with: Token("child"))
    let other = root.overriding(\.assistedOne) { Token("other \($1)", from: [$0.assistedService]) }

    #expect(child.assistedUser.description == "user(7(child))")
    #expect(other.assistedUser.description == "user(other 7(service))")
    #expect(root.assistedUser.description == "user(7(service))")
  }

  @Test func `a factory made by hand is called in the same way`() {
    let double = Assisted { (number: Int) in number * 2 }

    #expect(double(21) == 42)
    #expect(double.make((21)) == 42)
  }

  @MainActor @Test func `main-actor products are made from arguments in order`() {
    let root = Scope(.live)
    let child = root.overriding(\.assistedService, with: Token("child"))
    let replaced = root.overriding(\.assistedMain, with: MainAssisted { "given \($0) \($1)" })
    let decorated = child.overriding(\.assistedMain) { "decorated \($0.assistedMain($1, $2))" }

    let products = [root, child, replaced, decorated].map { $0.assistedMain("a", 1) }

    #expect(products == ["service a 1", "child a 1", "given a 1", "decorated child a 1"])
  }
}

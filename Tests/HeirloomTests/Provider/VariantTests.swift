import Heirloom
import Testing

struct VariantTests {
  static let purposes: [Purpose] = [.live, .preview, .test]

  // Guards against: the mode was guessed from the process, and wrongly.
  @Test func `each purpose has its variant`() {
    let values = Self.purposes.map { Scope($0).variantAll }

    #expect(values == ["live", "preview", "test"])
  }

  @Test func `without variants every purpose has the default`() {
    let values = Self.purposes.map { Scope($0).variantNone }

    #expect(values == ["default", "default", "default"])
  }

  @Test func `a preview scope with only a test variant uses the default maker`() {
    let values = Self.purposes.map { Scope($0).variantTestOnly }

    #expect(values == ["default", "default", "test"])
  }

  @Test func `a test scope with only a preview variant uses the default maker`() {
    let values = Self.purposes.map { Scope($0).variantPreviewOnly }

    #expect(values == ["default", "preview", "default"])
  }

  @Test func `the purpose of a root holds in every scope below`() {
    let scope = Scope(.preview).overriding { _ in }.overriding(\.variantNone, with: "unrelated")

    #expect(scope.variantAll == "preview")
  }

  // Guards against: a built-in default for tests outranked the test's own override.
  @Test func `an override outranks every variant, and the next root sees the variant again`() {
    let overridden = Self.purposes.map { purpose in
      Scope(purpose) { $0.variantAll = "override" }.variantAll
    }

    #expect(overridden == ["override", "override", "override"])
    #expect(Scope(.test).variantAll == "test")
  }

  @Test func `a variant reads other values like any maker`() {
    let scope = Scope(.test).overriding(\.variantNone, with: "mine")

    #expect(scope.variantReading == "test of mine")
  }

  @Test func `a live recipe with the scope's variant is no failure`() {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    _ = scope.variantAll

    #expect(failures.messages.isEmpty)
  }

  @Test func `a live recipe in a live scope is no failure`() {
    let failures = FailureLog()
    let scope = Scope(.live) { $0.failureHandler = failures.handler }

    #expect(scope.variantLive == "live")
    #expect(failures.messages.isEmpty)
  }

  @Test func `an overridden live recipe is no failure`() {
    let failures = FailureLog()
    let scope = Scope(.test) {
      $0.failureHandler = failures.handler
      $0.variantLive = "stub"
    }

    #expect(scope.variantLive == "stub")
    #expect(failures.messages.isEmpty)
  }

  @Test(arguments: [Purpose.preview, .test])
  func `a live recipe elsewhere is reported and gives its value`(_ purpose: Purpose) {
    let failures = FailureLog()
    let scope = Scope(purpose) { $0.failureHandler = failures.handler }

    #expect(scope.variantLive == "live")
    #expect(failures.identifiers == [.liveRecipeRead])
  }

  @Test func `an assisted live recipe is reported where it has no variant`() {
    let failures = FailureLog()
    let scopes = Self.purposes.map { Scope($0) { $0.failureHandler = failures.handler } }

    let products = scopes.map { $0.variantAssisted(1) }

    #expect(products == ["live 1", "live 1", "test 1"])
    #expect(failures.identifiers == [.liveRecipeRead])
  }

  @MainActor @Test func `main-actor recipes have variants too`() {
    let values = Self.purposes.map { Scope($0).variantMain }
    let products = Self.purposes.map { Scope($0).variantMainAssisted(1) }

    #expect(values == ["live", "preview", "test"])
    #expect(products == ["live 1", "preview 1", "test 1"])
  }

  @Test func `a required provider takes a variant for its purpose`() {
    #expect(Scope(.test).variantRequired == "test")
    #expect(Scope(.live).overriding(\.variantRequired, with: "given").variantRequired == "given")
  }

  @Test func `modifiers go together in any order`() {
    let root = Scope(.test)
    let child = root.overriding(\.variantNone, with: "child")

    #expect(child.variantSingleton == "test of default")
  }
}

extension Providers {
  fileprivate var variantNone: Provider<String> { Provider { _ in "default" } }
  fileprivate var variantLive: Provider<String> { .live { _ in "live" } }
  fileprivate var variantAll: Provider<String> {
    .live { _ in "live" }.preview { _ in "preview" }.test { _ in "test" }
  }
  fileprivate var variantTestOnly: Provider<String> {
    Provider { _ in "default" }.test { _ in "test" }
  }
  fileprivate var variantPreviewOnly: Provider<String> {
    Provider { _ in "default" }.preview { _ in "preview" }
  }
  fileprivate var variantReading: Provider<String> {
    Provider { "default of \($0.variantNone)" }.test { "test of \($0.variantNone)" }
  }
  fileprivate var variantRequired: Provider<String> {
    Provider<String>.required().test { _ in "test" }
  }
  fileprivate var variantSingleton: Provider<String> {
    Provider { "default of \($0.variantNone)" }.singleton.test { "test of \($0.variantNone)" }
  }
  fileprivate var variantAssisted: AssistedProvider<String, Int> {
    .live { _, number in "live \(number)" }.test { _, number in "test \(number)" }
  }
  fileprivate var variantMain: MainProvider<String> {
    .live { _ in "live" }.preview { _ in "preview" }.test { _ in "test" }
  }
  fileprivate var variantMainAssisted: MainAssistedProvider<String, Int> {
    .live { _, number in "live \(number)" }
      .preview { _, number in "preview \(number)" }
      .test { _, number in "test \(number)" }
  }
}

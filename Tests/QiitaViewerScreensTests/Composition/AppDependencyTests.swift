import Heirloom
import QiitaViewerModel
import QiitaViewerScreens
import Testing

struct AppDependencyTests {
  @Test func `two bundles with equal members are unequal and a copy is equal`() {
    let keychain = InMemoryKeychain()
    let database = InMemoryDatabase()
    func makeBundle() -> AppDependency {
      AppDependency(
        apiClient: EmbeddedAPIClient(tokens: keychain),
        database: database,
        keychain: keychain
      )
    }

    let bundle = makeBundle()
    let copy = bundle

    #expect(copy == bundle)
    #expect(makeBundle() != bundle)
  }

  @Test func `a scope provides one bundle, and one below an override another`() throws {
    let scope = Scope(.test).providingAppDependency()
    let other = scope.overriding(\.database, with: InMemoryDatabase())
    let unrelated = scope.overriding(\.missingDependencyPolicy, with: .neutral)

    let bundle = try #require(scope[AppDependency.self])

    #expect(scope[AppDependency.self] == bundle)
    #expect(unrelated[AppDependency.self] == bundle)
    #expect(other[AppDependency.self] != bundle)
  }
}

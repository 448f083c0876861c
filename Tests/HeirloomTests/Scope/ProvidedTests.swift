import Heirloom
import Testing

struct ProvidedTests {
  @Test func `an initialiser and a property default take from the current scope`() {
    let scope = Scope(.live).overriding(\.providedName, with: "mine")

    let model = scope.run { ProvidedModel() }

    #expect(model.name == "mine")
    #expect(model.greeting == "Hello, mine")
  }

  @Test func `the value is read once, when it is asked for`() {
    let scope = Scope(.live)

    let models = [scope.run { ProvidedModel() }, scope.run { ProvidedModel() }]

    #expect(models[0].token === models[1].token)
    #expect(scope.makingLog.labels == ["token"])
  }

  @Test func `a factory is bound to the scope that was current`() {
    let scope = Scope(.live).overriding(\.providedName, with: "mine")

    let factory = scope.run { provided(\.providedCall) }

    #expect(factory(1) == "mine 1")
  }

  @MainActor @Test func `main-actor providers are taken on the main actor`() {
    let scope = Scope(.live)

    #expect(scope.run { provided(\.providedMain) } == "main")
  }

  @Test func `the innermost scope is the one that is read`() {
    let outer = Scope(.live).overriding(\.providedName, with: "outer")
    let inner = outer.overriding(\.providedName, with: "inner")

    let names = outer.run { [provided(\.providedName), inner.run { provided(\.providedName) }] }

    #expect(names == ["outer", "inner"])
  }

  // Guards against: code in a detached task silently used the production object.
  @Test func `with no scope bound the program ends and says what loses one`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = provided(\.providedName, fileID: "Sample/Model.swift", line: 8)
    }

    let message = """
      'Sample.providedName' was asked for with no scope bound. [no-scope]
        requested at  Sample/Model.swift:8
        to fix        wrap the code in 'scope.run { … }'; detached tasks, dispatch queues, threads and
                      timers lose the scope: capture 'let scope = Scope.current' and run it there
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `in a detached task the program ends`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await Scope(.live).run {
        _ = await Task.detached { provided(\.providedName) }.value
      }
    }

    let headline = "'Sample.providedName' was asked for with no scope bound. [no-scope]"
    #expect(result.standardError.contains(headline))
  }

  @Test func `in a maker the program ends and points to the resolver`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live)
      _ = scope.run { scope.providedInMaker }
    }

    let message = """
      'Sample.providedName' was taken from the current scope by a maker. [scope-read-in-maker]
        needed by     Sample.providedInMaker (Sample/Maker.swift:6)
        requested at  Sample/Maker.swift:7
        to fix        take it from the resolver and pass it to the initialiser
      """
    #expect(result.standardError.contains(message))
  }
}

private final class ProvidedModel {
  let token = provided(\.providedToken)
  let name: String
  let greeting: String

  init(name: String = provided(\.providedName)) {
    self.name = name
    greeting = "Hello, \(provided(\.providedName))"
  }
}

extension Providers {
  fileprivate var providedName: Provider<String> {
    Provider(fileID: "Sample/Name.swift", line: 5) { _ in "name" }
  }
  fileprivate var providedToken: Provider<Token> { Provider { $0.token("token") } }
  fileprivate var providedCall: AssistedProvider<String, Int> {
    AssistedProvider { "\($0.providedName) \($1)" }
  }
  fileprivate var providedMain: MainProvider<String> { MainProvider { _ in "main" } }
  fileprivate var providedInMaker: Provider<String> {
    Provider(fileID: "Sample/Maker.swift", line: 6) { _ in
      provided(\.providedName, fileID: "Sample/Maker.swift", line: 7)
    }
  }
}

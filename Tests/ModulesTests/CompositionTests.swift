import Heirloom
import ImplementationModule
import InterfaceModule
import Testing

struct CompositionTests {
  @Test func `the composition supplies what the interface requires`() {
    let scope = Scope(.live) { $0.greeter = PoliteGreeter(language: "English") }

    #expect(scope.welcome.text == "Welcome, you (English)")
  }

  @Test func `the composition supplies it with a maker`() {
    let scope = Scope(.live) {
      $0.override(\.greeter) { PoliteGreeter(language: $0[\.ImplementationModule::language]) }
    }

    #expect(scope.welcome.text == "Welcome, you (implementation)")
  }

  @Test func `a screen takes what the interface requires or is told that it is missing`() throws {
    let screen = DependencyProvider(\.greeter) { $0.greeting(for: "you") }
    let scope = Scope(.live)

    let complete = scope.overriding(\.greeter, with: PoliteGreeter(language: "English"))

    #expect(try screen.resolve(in: complete) == "Welcome, you (English)")
    let missing = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }
    #expect(missing?.names == ["InterfaceModule.greeter"])
  }

  @Test func `what nobody supplies is named as the program ends`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).welcome
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'InterfaceModule.greeter' is required and no scope gives it."))
    #expect(message.contains("InterfaceModule.welcome (InterfaceModule/Providers+InterfaceModule"))
    #expect(message.contains("to fix        scope.overriding(\\.greeter, with: …) at the root"))
  }
}

import Heirloom
import Testing

@MainActor
struct ScopeReadingTests {
  private let scope = Scope(.test)

  @Test
  func `a value is read in the scope that reaches the view, made once over twenty renderings`() {
    func render(in scope: Scope) -> Token {
      let place = SourcePlace(fileID: #fileID, line: #line)
      return ScopeReading(\.hostToken, at: place).value(in: scope)
    }
    let first = render(in: scope)

    for _ in 1...19 { #expect(render(in: scope) === first) }

    #expect(render(in: scope.overriding(\.hostTitle, with: "part")).label == "part")
    #expect(first === scope.hostToken)
  }

  @Test func `a factory is bound to the scope that reaches the view`() {
    let place = SourcePlace(fileID: #fileID, line: #line)
    let client = NoteClient()
    let reading = ScopeReading<NoteViewModel.Factory>(main: \.note, at: place)

    let part = scope.overriding(\.noteClient, with: client)

    #expect(reading.value(in: part)(1).client === client)
    #expect(reading.value(in: scope)(1).client === scope.noteClient)
  }

  @Test func `a factory of any isolation is read too`() {
    let place = SourcePlace(fileID: #fileID, line: #line)

    #expect(ScopeReading(\.viewLabel, at: place).value(in: scope)(3) == "default 3")
  }

  @Test func `without a scope the message names the provider, the place and how to set one`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let place = SourcePlace(fileID: "Sample/TitleView.swift", line: 5)
      _ = ScopeReading(\.hostTitle, at: place).value(in: nil)
    }

    let message = """
      No scope reaches this view, which needs 'HeirloomTests.hostTitle'. [host-without-scope]
        requested at  Sample/TitleView.swift:5
        to fix        content.scope(app) at the root of the views
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `a required provider that no scope gives names the line of the property`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let place = SourcePlace(fileID: "Sample/TitleView.swift", line: 5)
      _ = ScopeReading(\.hostRequired, at: place).value(in: Scope(.live))
    }

    #expect(result.standardError.contains("  requested at  Sample/TitleView.swift:5\n"))
  }
}

extension Providers {
  fileprivate var viewLabel: AssistedProvider<String, Int> {
    AssistedProvider { "\($0.hostTitle) \($1)" }
  }
}

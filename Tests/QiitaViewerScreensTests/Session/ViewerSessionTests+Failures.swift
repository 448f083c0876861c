import Foundation
import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
extension ViewerSessionTests {
  @Test(arguments: [
    ([], "open 3", CommandError.noEntry(3, count: 2)),
    ([], "save", .notHere("save")), ([], "yes", .notHere("yes")), ([], "more", .nothingMore),
    ([], "back", .nowhereToGoBack),
    (["open 1"], "delete", .notSaved), (["open 1"], "no", .nothingAsked),
    (["open 1"], "more", .notHere("more")), (["open 1"], "open 1", .notHere("open")),
    (["open 1", "save", "delete"], "save", .answerFirst),
    (["saved"], "open 1", .noEntry(1, count: 0)), (["saved"], "save", .notHere("save")),
    (["account"], "delete", .notHere("delete")),
  ])
  func `a command that fails leaves the screen as it was`(
    _ lines: [String],
    _ command: String,
    _ expected: CommandError
  ) async throws {
    let session = try await ViewerSession.started(in: makeScope())
    for line in lines { try await session.type(line) }
    let before = session.text

    await #expect(throws: expected) { try await session.type(command) }

    #expect(session.text == before)
    #expect(!session.isEnded)
  }

  @Test func `a search that fails keeps the articles that were found before`() async throws {
    let session = try await ViewerSession.started(in: makeScope())

    await #expect(throws: APIError.self) { try await session.type("search tag:") }

    #expect(
      session.text == """
        Search
        ======
        Query: tag:swift
        ! 'tag:' names nothing to find. Write a text, as in tag:swift or "two words".
          1 Article 2
            Sample User · 1970-01-01 · swift · 2 likes
          2 Article 1
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
    try await session.type("account", "search tag:swift")
    #expect(session.text == Self.found)
  }

  @Test func `saved articles that cannot be read are an error, and the session goes on`()
    async throws
  {
    let database = BrokenDatabase()
    let session = try await ViewerSession.started(in: makeScope { $0.database = database })

    await #expect(throws: CommandError.failed(BrokenDatabase.message)) {
      try await session.type("saved")
    }
    database.setBroken(false)
    try await session.type("saved")

    #expect(session.text == Self.nothingSaved)
  }

  @Test func `where the scope provides no dependency, roots work and edges are placeholders`()
    async throws
  {
    let scope = makeScope {
      $0.missingDependencyPolicy = .placeholder
      $0.failureHandler = FailureHandler { _ in }
    }
    let app = try #require(scope.providingAppDependency()[AppDependency.self])
    let bare = Scope(.test) {
      $0.missingDependencyPolicy = .placeholder
      $0.failureHandler = FailureHandler { _ in }
    }
    let session = try await ViewerSession.started(with: app, in: bare)
    #expect(session.text == Self.found)

    await #expect(throws: MissingDependency.self) { try await session.type("open 1") }

    let lines = session.text.split(separator: "\n")
    #expect(lines.first == "Dependency is not set.")
    #expect(
      lines.dropFirst().first
        == "No 'AppDependency' is provided in this scope. [missing-dependency]"
    )
    #expect(lines.last == "  to fix        scope.providing { AppDependency(…) } at the root")
    #expect(lines.count == 5)
    #expect(lines[3].contains("ScreenDependency (QiitaViewerScreens/ViewerSession.swift:"))
    try await session.type("back")
    #expect(session.text == Self.found)
    try await session.type("saved")
    #expect(session.text == Self.nothingSaved)
  }
}

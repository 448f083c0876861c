import Foundation
import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ViewerSessionTests {
  private static let found = """
    Search
    ======
    Query: tag:swift
      1 Article 2
        Sample User · 1970-01-01 · swift · 2 likes
      2 Article 1
        Sample User · 1970-01-01 · swift · 2 likes

    """
  private static let detail = """
    Article 2
    =========
    Sample User · 1970-01-01 · swift · 2 likes
    file:///item-2

    A body.


    """
  private static let unsaved = detail + "[Save]  save\n"
  private static let saved = detail + "<Saved>\n[Delete]  delete\n"
  private static let nothingSaved = """
    Saved articles
    ==============
    No saved articles.

    """
  private static let oneSaved = """
    Saved articles
    ==============
      1 Article 2
        Sample User · 1970-01-01 · swift · 2 likes

    """

  @Test func `search, open, save, saved shows it, delete, gone; a second run starts clean`()
    async throws
  {
    let session = try await ViewerSession.started(in: makeScope())
    #expect(session.text == Self.found)

    try await session.type("open 1")
    #expect(session.text == Self.unsaved)
    try await session.type("save")
    #expect(session.text == Self.saved)
    try await session.type("saved")
    #expect(session.text == Self.oneSaved)
    try await session.type("open 1", "delete")
    #expect(
      session.text == Self.detail
        + "Delete this article from the saved ones?\n[Delete]  yes\n[Keep]  no\n"
    )
    try await session.type("yes")
    #expect(session.text == Self.unsaved)
    try await session.type("back")
    #expect(session.text == Self.nothingSaved)

    try await session.type("search tag:swift", "open 1", "save", "quit")
    #expect(session.isEnded)
    let second = try await ViewerSession.started(in: makeScope())
    try await second.type("saved")
    #expect(second.text == Self.nothingSaved)
  }

  @Test func `a second run with the same folder still has what the first one saved`() async throws {
    let folder = TemporaryDirectory()
    func makeSession() async throws -> ViewerSession {
      let scope = Scope.qiitaViewer(dataDirectory: folder.url)
        .overriding(\.now, with: { Date(timeIntervalSince1970: 1000) })
        .overriding(\.apiClient, Self.embedded)
      return try await ViewerSession.started(in: scope)
    }
    let first = try await makeSession()
    try await first.type("open 1", "save", "quit")

    let second = try await makeSession()
    try await second.type("saved")

    #expect(second.text == Self.oneSaved)
    try await second.type("open 1", "delete", "yes")
    let third = try await makeSession()
    try await third.type("saved")
    #expect(third.text == Self.nothingSaved)
  }

  @Test func `saved and account leave every screen that is open`() async throws {
    let session = try await ViewerSession.started(in: makeScope())

    try await session.type("open 1", "saved")
    #expect(session.text == Self.nothingSaved)
    await #expect(throws: CommandError.nowhereToGoBack) { try await session.type("back") }

    try await session.type("account")
    #expect(
      session.text == """
        Account
        =======
        Access token: not set
        [Set the token]  token

        """
    )
    await #expect(throws: CommandError.nowhereToGoBack) { try await session.type("back") }
  }

  @Test func `going back shows the search as it was left`() async throws {
    let session = try await ViewerSession.started(in: makeScope())

    try await session.type("search Article", "open 2", "back")

    #expect(
      session.text == """
        Search
        ======
        Query: Article
          1 Article 2
            Sample User · 1970-01-01 · swift · 2 likes
          2 Article 1
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
  }

  @Test(arguments: ["back", "saved", "account", "search x", "forget"])
  func `leaving an article releases its view model`(_ command: String) async throws {
    let session = try await ViewerSession.started(in: makeScope())
    try await session.type("open 1", "save")
    let viewModel = WeakReference(try openViewModel(of: session))
    #expect(viewModel.object != nil)

    try await session.type(command)

    #expect(viewModel.object == nil)
  }

  @Test func `an article keeps its view model from one rendering to the next`() async throws {
    let session = try await ViewerSession.started(in: makeScope())
    try await session.type("open 1")

    #expect(try openViewModel(of: session) === openViewModel(of: session))
  }

  @Test func `an article opened again has forgotten that it was asked about`() async throws {
    let session = try await ViewerSession.started(in: makeScope())

    try await session.type("open 1", "save", "delete", "back", "open 1")

    #expect(session.text == Self.saved)
  }

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
    #expect(lines.count == 4)
    try await session.type("back")
    #expect(session.text == Self.found)
    try await session.type("saved")
    #expect(session.text == Self.nothingSaved)
  }

  @Test func `help and quit change no screen`() async throws {
    let session = try await ViewerSession.started(in: makeScope())

    try await session.type("help")
    #expect(!session.isEnded)
    try await session.type("quit")

    #expect(session.isEnded)
    #expect(session.text == Self.found)
  }

  private nonisolated static let embedded: @Sendable (Resolver) -> any APIClient = {
    EmbeddedAPIClient(items: [.numbered(1), .numbered(2)], tokens: $0.keychain)
  }

  private func makeScope(_ configure: (inout Overrides) -> Void = { _ in }) -> Scope {
    Scope(.test) {
      $0.override(\.apiClient, Self.embedded)
      configure(&$0)
    }
    .providingAppDependency()
  }

  /// The view model behind the edge to the article that is open.
  private func openViewModel(of session: ViewerSession) throws -> AnyObject {
    typealias Edge = DependencyProvider<ItemDetailScreen, AppDependency>
    let screen = try session.render { screen, scope in
      Result { try (screen as? Edge)?.resolve(in: scope) }
    }
    .get()
    let viewModel = Mirror(reflecting: try #require(screen)).children.first?.value
    return try #require(viewModel as? ItemDetailViewModel)
  }
}

import Foundation
import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ViewerSessionTests {
  static let found = """
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
  static let saved = detail + "<Saved>\n[Delete]  delete\n"
  static let nothingSaved = """
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

    try await session.type("account")
    #expect(
      session.text == """
        Account
        =======
        Access token: not set
        [Set the token]  token

        """
    )
  }

  @Test(arguments: ["saved", "account"])
  func `back from a root screen leads to the search, and nowhere from there`(
    _ command: String
  ) async throws {
    let session = try await ViewerSession.started(in: makeScope())
    let search = session.text

    try await session.type(command, "back")

    #expect(session.text == search)
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

  @Test(arguments: ["back", "saved", "account", "search x", "forget"])
  func `leaving an article frees what its own scope holds, and the scope`(
    _ command: String
  )
    async throws
  {
    let session = try await ViewerSession.started(in: makeScope())
    let root = session.render { _, scope in scope }
    try await session.type("open 1")
    #expect(session.render { _, scope in scope } != root)
    let viewModels = WeakReference(session.render { $1[ScreenDependency.self]?.viewModels })
    #expect(viewModels.object != nil)

    try await session.type(command)

    #expect(viewModels.object == nil)
    #expect(session.render { _, scope in scope } == root)
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

  @Test func `help and quit change no screen`() async throws {
    let session = try await ViewerSession.started(in: makeScope())

    try await session.type("help")
    #expect(!session.isEnded)
    try await session.type("quit")

    #expect(session.isEnded)
    #expect(session.text == Self.found)
  }

  nonisolated static let embedded: @Sendable (Resolver) -> any APIClient = {
    EmbeddedAPIClient(items: [.numbered(1), .numbered(2)], tokens: $0.keychain)
  }

  func makeScope(_ configure: (inout Overrides) -> Void = { _ in }) -> Scope {
    Scope(.test) {
      $0.override(\.apiClient, Self.embedded)
      configure(&$0)
    }
    .providingAppDependency()
  }

  /// The view model behind the edge to the article that is open.
  private func openViewModel(of session: ViewerSession) throws -> AnyObject {
    typealias Edge = DependencyProvider<ItemDetailScreen, AppDependency, ScreenDependency>
    let screen = try session.render { screen, scope in
      Result { try (screen as? Edge)?.resolve(in: scope) }
    }
    .get()
    let viewModel = Mirror(reflecting: try #require(screen)).children.first?.value
    return try #require(viewModel as? ItemDetailViewModel)
  }
}

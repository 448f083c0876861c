import Foundation
import Heirloom
import HeirloomPreviews
import LoopbackServer
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ScopeQiitaViewerTests {
  enum Graph: CaseIterable {
    case live, test

    func scope(keepingDataIn folder: URL) -> Scope {
      switch self {
      case .live: .qiitaViewer(dataDirectory: folder)
      case .test: Scope(.test).providingAppDependency()
      }
    }
  }

  @Test(arguments: Graph.allCases)
  func `the token set on the account screen is the one that the API client sees next`(
    _ graph: Graph
  ) async throws {
    let folder = TemporaryDirectory()
    let scope = graph.scope(keepingDataIn: folder.url)
    let app = try #require(scope[AppDependency.self])
    let session = try await ViewerSession.started(in: scope)
    await #expect(throws: APIError.noAccessToken) { try await app.apiClient.authenticatedUser() }

    try await session.type("token s3cret")

    #expect(app.keychain.accessToken == "s3cret")
    #expect(try await app.apiClient.authenticatedUser() == .sample)

    try await session.type("forget")

    #expect(app.keychain.accessToken == nil)
    await #expect(throws: APIError.noAccessToken) { try await app.apiClient.authenticatedUser() }
  }

  @Test func `the API client of a client that is overridden reads the same keychain`() throws {
    let keychain = InMemoryKeychain(accessToken: "s3cret")
    let scope = Scope(.test) { $0.keychain = keychain }.providingAppDependency()

    let app = try #require(scope[AppDependency.self])

    #expect((app.keychain as? InMemoryKeychain) === keychain)
    #expect((scope.keychain as? InMemoryKeychain) === keychain)
  }

  @Test func `two test graphs share neither tokens nor articles`() throws {
    let first = try #require(Scope(.test).providingAppDependency()[AppDependency.self])
    let second = try #require(Scope(.test).providingAppDependency()[AppDependency.self])

    try first.keychain.setAccessToken("s3cret")
    try first.database.save(.sample)

    #expect(second.keychain.accessToken == nil)
    #expect(try second.database.savedItems() == [])
  }

  @Test func `a live graph keeps what it saved, when it was saved, in its folder`() throws {
    let folder = TemporaryDirectory()
    let moment = Date(timeIntervalSince1970: 1000)
    func makeApp() throws -> AppDependency {
      let scope = Scope(.live) {
        $0.dataDirectory = folder.url
        $0.now = { moment }
      }
      return try #require(scope.providingAppDependency()[AppDependency.self])
    }

    try makeApp().database.save(.sample)
    try makeApp().keychain.setAccessToken("s3cret")

    #expect(
      try makeApp().database.savedItems() == [SavedItem(item: .sample, insertedAt: moment)]
    )
    #expect(try makeApp().keychain.accessToken == "s3cret")
  }

  @Test func `a live graph with an address searches that site, with the token of its keychain`()
    async throws
  {
    let server = try LoopbackServer { request in
      request.path == "/api/v2/items"
        ? .http(body: "[]") : .http(body: #"{"id": "sample-owner", "name": null}"#)
    }
    let folder = TemporaryDirectory()
    let scope = Scope.qiitaViewer(
      dataDirectory: folder.url,
      apiAddress: try APIAddress(server.address)
    )
    let session = try await ViewerSession.started(in: scope)
    #expect(session.text == "Search\n======\nQuery: tag:swift\nNo articles.\n")

    try await session.type("token s3cret")

    #expect(
      session.text == """
        Account
        =======
        Access token: set
        Signed in as: @sample-owner
        [Set the token]  token
        [Forget the token]  forget

        """
    )
    #expect(
      server.requests.map { [$0.path, $0[header: "Authorization"]] } == [
        ["/api/v2/items", nil], ["/api/v2/authenticated_user", "Bearer s3cret"],
      ]
    )
  }

  @Test func `a search that fails shows its message on the screen`() async throws {
    let server = try LoopbackServer { _ in .http(429, headers: ["Retry-After": "60"]) }
    let folder = TemporaryDirectory()
    let scope = Scope.qiitaViewer(
      dataDirectory: folder.url,
      apiAddress: try APIAddress(server.address)
    )
    let app = try #require(scope[AppDependency.self])
    let session = ViewerSession(dependency: app, in: scope)

    await #expect(throws: APIError.rateLimited(seconds: 60)) { try await session.start() }
    #expect(server.requests.count == 1)

    #expect(
      session.text == """
        Search
        ======
        Query: tag:swift
        ! The site was asked too often. Try again in 60 seconds.
        No articles.

        """
    )
  }

  @Test func `the client of a site is live, so that a test that reads it is told`() async throws {
    let address = try APIAddress("https://qiita.example")

    await confirmation { isReported in
      let scope = Scope(.test) {
        $0.apiAddress = address
        $0.failureHandler = FailureHandler { failure in
          #expect(failure.message.contains("httpAPIClient"))
          isReported()
        }
      }

      _ = scope.httpAPIClient
    }
  }

  @Test func `what the running application is made of is what was reviewed`() async throws {
    let folder = TemporaryDirectory()
    let session = try await ViewerSession.started(in: .qiitaViewer(dataDirectory: folder.url))
    try await session.type("open 1")
    _ = session.text

    let graph = session.render { _, scope in scope.graph }

    try SnapshotFile(beside: #filePath, "../../../Examples/QiitaViewer/graph.lock")
      .check(graph.text)
  }
}

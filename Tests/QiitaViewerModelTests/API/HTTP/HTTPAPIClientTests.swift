import Foundation
import LoopbackServer
import QiitaViewerModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HTTPAPIClientTests {
  @Test func `a search asks for a page of articles, with the token, and reads them`() async throws {
    let server = try LoopbackServer { _ in .http(body: .onePage) }
    let client = try HTTPAPIClient(server, token: " s3cret ")

    let page = try await client.items(matching: "tag:C++ 日本語 & a=b#c", page: 3)

    let item = Item(
      id: "sample-1",
      title: "見本の記事 & more",
      body: "# A body\n",
      tags: ["swift", "C++"],
      user: User(id: "sample-aki", name: "Aki Sample"),
      createdAt: Date(timeIntervalSince1970: 1_775_001_600),
      url: try #require(URL(string: "https://qiita.example/sample-aki/items/sample-1")),
      likesCount: 3
    )
    #expect(page == ItemPage(items: [item], nextPage: nil))
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.method == "GET")
    #expect(request.path == "/api/v2/items")
    #expect(
      request.parameters == ["query": "tag:C++ 日本語 & a=b#c", "page": "3", "per_page": "2"]
    )
    #expect(request[header: "Authorization"] == "Bearer s3cret")
    #expect(request[header: "Accept"] == "application/json")
  }

  @Test(arguments: [nil, "", " \n"])
  func `a search without a token sends none`(_ token: String?) async throws {
    let server = try LoopbackServer { _ in .http(body: "[]") }

    let page = try await HTTPAPIClient(server, token: token).items(matching: "swift", page: 1)

    #expect(page == ItemPage(items: [], nextPage: nil))
    #expect(server.requests.map { $0[header: "Authorization"] } == [nil])
  }

  @Test func `the owner of the token is asked for with it`() async throws {
    let server = try LoopbackServer { _ in
      .http(body: #"{"id": "sample-ben", "name": "Ben", "followees_count": 1}"#)
    }

    let user = try await HTTPAPIClient(server, token: "s3cret").authenticatedUser()

    #expect(user == User(id: "sample-ben", name: "Ben"))
    #expect(server.requests.map(\.path) == ["/api/v2/authenticated_user"])
    #expect(server.requests.map(\.query) == [nil])
    #expect(server.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret"])
  }

  @Test(arguments: [#"{"id": "sample-ben"}"#, #"{"id": "sample-ben", "name": null}"#])
  func `a user need not have a name`(_ body: String) async throws {
    let server = try LoopbackServer { _ in .http(body: body) }

    let user = try await HTTPAPIClient(server, token: "s3cret").authenticatedUser()

    #expect(user.displayName == "@sample-ben")
  }

  @Test(arguments: [nil, "", " \n"])
  func `without a token, nobody is asked whose it is`(_ token: String?) async throws {
    let server = try LoopbackServer { _ in .http(body: "{}") }
    let client = try HTTPAPIClient(server, token: token)

    await #expect(throws: APIError.noAccessToken) { try await client.authenticatedUser() }

    #expect(server.requests == [])
  }

  @Test func `the token is looked up at each request`() async throws {
    let server = try LoopbackServer { _ in .http(body: "[]") }
    let keychain = InMemoryKeychain()
    let client = HTTPAPIClient(address: try APIAddress(server.address), tokens: keychain)

    for token in ["one", nil, "two"] {
      keychain.setAccessToken(token)
      _ = try await client.items(matching: "swift", page: 1)
    }

    let headers = server.requests.map { $0[header: "Authorization"] }
    #expect(headers == ["Bearer one", nil, "Bearer two"])
  }

  @Test(arguments: ["s3cret\r\nX-Injected: 1", "s3 cret", "s3crét", "s3cret\u{200B}"])
  func `a token that no header can carry is not sent`(_ token: String) async throws {
    let server = try LoopbackServer { _ in .http(body: "[]") }
    let client = try HTTPAPIClient(server, token: token)

    await #expect(throws: APIError.accessTokenRejected) {
      try await client.items(matching: "swift", page: 1)
    }
    await #expect(throws: APIError.accessTokenRejected) { try await client.authenticatedUser() }

    #expect(server.requests == [])
  }

  @Test(arguments: [0, -1, Int.min])
  func `there is no page before the first`(_ page: Int) async throws {
    let server = try LoopbackServer { _ in .http(body: "[]") }
    let client = try HTTPAPIClient(server)

    await #expect(throws: APIError.invalidPage(page)) {
      try await client.items(matching: "swift", page: page)
    }
    #expect(server.requests == [])
  }

  @Test(arguments: ["", " \n"])
  func `an empty query is not sent`(_ query: String) async throws {
    let server = try LoopbackServer { _ in .http(body: "[]") }
    let client = try HTTPAPIClient(server)
    let reason = "The query is empty. Type a word, or a tag such as tag:swift."

    await #expect(throws: APIError.invalidQuery(reason: reason)) {
      try await client.items(matching: query, page: 1)
    }
    #expect(server.requests == [])
  }

  @Test(arguments: [0, 101])
  func `the page size must be one that the site allows`(_ pageSize: Int) async {
    await #expect(processExitsWith: .failure) { [pageSize] in
      _ = HTTPAPIClient(
        address: try APIAddress("https://qiita.example"),
        tokens: InMemoryKeychain(),
        pageSize: pageSize
      )
    }
  }
}

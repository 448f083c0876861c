import Foundation
import QiitaViewerModel
import Testing

struct EmbeddedAPIClientTests {
  private let keychain = InMemoryKeychain()

  @Test func `results are newest first and ties are ordered by identifier`() async throws {
    let twin = Item(
      id: "another-2",
      title: "A title",
      body: "A body",
      tags: [],
      user: .sample,
      createdAt: Item.numbered(2).createdAt,
      url: Item.sample.url,
      likesCount: 0
    )
    let items = [Item.numbered(1), .numbered(2), twin, .numbered(3)]
    let client = EmbeddedAPIClient(items: items, tokens: keychain)

    #expect(
      try await client.items(matching: "title", page: 1)
        == ItemPage(items: [.numbered(3), twin, .numbered(2), .numbered(1)], nextPage: nil)
    )
  }

  @Test(arguments: [
    (1, ItemPage(items: [.numbered(5), .numbered(4)], nextPage: 2)),
    (2, ItemPage(items: [.numbered(3), .numbered(2)], nextPage: 3)),
    (3, ItemPage(items: [.numbered(1)], nextPage: nil)),
    (4, ItemPage(items: [], nextPage: nil)),
    (Int.max, ItemPage(items: [], nextPage: nil)),
  ])
  func `five articles make three pages of two`(_ page: Int, _ expected: ItemPage) async throws {
    let client = EmbeddedAPIClient(
      items: (1...5).map { .numbered($0) },
      tokens: keychain,
      pageSize: 2
    )

    #expect(try await client.items(matching: "tag:swift", page: page) == expected)
  }

  @Test func `a last page that is full has no next page`() async throws {
    let client = EmbeddedAPIClient(
      items: (1...4).map { .numbered($0) },
      tokens: keychain,
      pageSize: 2
    )

    #expect(
      try await client.items(matching: "tag:swift", page: 2)
        == ItemPage(items: [.numbered(2), .numbered(1)], nextPage: nil)
    )
    #expect(
      try await client.items(matching: "tag:swift", page: 3) == ItemPage(items: [], nextPage: nil)
    )
  }

  @Test func `a query without matches gives an empty page`() async throws {
    let client = EmbeddedAPIClient(items: [.numbered(1)], tokens: keychain)

    #expect(
      try await client.items(matching: "tag:cobol", page: 1) == ItemPage(items: [], nextPage: nil)
    )
  }

  @Test(arguments: [0, -1, Int.min])
  func `there is no page before the first`(_ page: Int) async {
    let client = EmbeddedAPIClient(tokens: keychain)

    await #expect(throws: APIError.invalidPage(page)) {
      try await client.items(matching: "swift", page: page)
    }
  }

  @Test func `a query that makes no sense is refused`() async {
    let client = EmbeddedAPIClient(tokens: keychain)

    await #expect(
      throws: APIError.invalidQuery(
        reason: "The query is empty. Type a word, or a tag such as tag:swift."
      )
    ) {
      try await client.items(matching: " ", page: 1)
    }
  }

  @Test(arguments: [nil, "", " \n"])
  func `asking for the user needs a token`(_ token: String?) async {
    let client = EmbeddedAPIClient(tokens: InMemoryKeychain(accessToken: token))

    await #expect(throws: APIError.noAccessToken) {
      try await client.authenticatedUser()
    }
  }

  @Test func `the token is looked up at each request`() async throws {
    let client = EmbeddedAPIClient(tokens: keychain, user: User(id: "someone", name: ""))
    await #expect(throws: APIError.noAccessToken) { try await client.authenticatedUser() }

    keychain.setAccessToken("token")

    #expect(try await client.authenticatedUser() == User(id: "someone", name: ""))
  }

  @Test func `a cancelled task gets no answer`() async {
    let client = EmbeddedAPIClient(tokens: InMemoryKeychain(accessToken: "token"))

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) {
        try await client.items(matching: "swift", page: 1)
      }
      await #expect(throws: CancellationError.self) {
        try await client.authenticatedUser()
      }
    }
    await task.value
  }

  @Test func `the page size must be positive`() async {
    await #expect(processExitsWith: .failure) {
      _ = EmbeddedAPIClient(tokens: InMemoryKeychain(), pageSize: 0)
    }
  }
}

import QiitaViewerModel
import Testing

struct StubAPIClientTests {
  @Test func `a stub answers with samples by default`() async throws {
    let client = StubAPIClient()

    #expect(
      try await client.items(matching: "", page: 9) == ItemPage(items: [.sample], nextPage: nil)
    )
    #expect(try await client.authenticatedUser() == .sample)
  }

  @Test func `a stub overrides one answer and keeps the other`() async throws {
    let client = StubAPIClient(getItems: { query, page in
      ItemPage(items: query.contains("github") ? [.sample] : [], nextPage: page + 1)
    })

    #expect(
      try await client.items(matching: "github", page: 1) == ItemPage(items: [.sample], nextPage: 2)
    )
    #expect(
      try await client.items(matching: "swift", page: 2) == ItemPage(items: [], nextPage: 3)
    )
    #expect(try await client.authenticatedUser() == .sample)
  }

  @Test func `a closure can be replaced later`() async throws {
    var client = StubAPIClient()

    client.getUser = { User(id: "someone", name: "") }

    #expect(try await client.authenticatedUser() == User(id: "someone", name: ""))
  }
}

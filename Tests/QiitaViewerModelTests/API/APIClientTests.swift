import HeirloomTesting
import LoopbackServer
import QiitaViewerModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct APIClientTests {
  enum Kind: CaseIterable {
    /// What the application searches over the wire, from a server of the test's.
    case live

    /// What the application searches without a network.
    case embedded

    /// What fixtures and tests answer themselves.
    case stub
  }

  private static let articles = (1...5).map { Item.numbered($0) }

  @Test(arguments: Kind.allCases, Contract.apiClient.laws)
  func `every client keeps its promises`(_ kind: Kind, _ law: Law<any APIClient>) async throws {
    try await law.check(makeClient(kind), named: "\(kind)")
  }

  @Test func `a stub that answers every page with the next is told by the promises`() async {
    let stub = StubAPIClient(getItems: { _, page in
      ItemPage(items: [.sample], nextPage: page + 1)
    })
    let error = await #expect(throws: BrokenContract.self) {
      try await Contract.apiClient.check { stub }
    }

    #expect(
      error?.description == """
        StubAPIClient breaks the law "the pages of a search come to an end, and no article is on \
        two of them".
        StubAPIClient breaks the law "without a token there is nobody to tell about".
        """
    )
  }

  private func makeClient(_ kind: Kind) throws -> any APIClient {
    switch kind {
    case .live: try HTTPAPIClient(LoopbackServer(serving: Self.articles.reversed()))
    case .embedded:
      EmbeddedAPIClient(items: Self.articles, tokens: InMemoryKeychain(), pageSize: 2)
    case .stub:
      StubAPIClient(
        getItems: { _, page in
          page == 1
            ? ItemPage(items: [.numbered(2)], nextPage: 2)
            : ItemPage(items: [.numbered(1)], nextPage: nil)
        },
        getUser: { throw APIError.noAccessToken }
      )
    }
  }
}

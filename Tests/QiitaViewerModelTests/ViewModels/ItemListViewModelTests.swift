import QiitaViewerModel
import Testing

@MainActor
struct ItemListViewModelTests {
  private let log = CallLog()

  @Test func `the state begins with the default query and asks for nothing`() {
    let viewModel = ItemListViewModel(apiClient: makeClient())

    #expect(viewModel.query == "tag:swift")
    #expect(viewModel.items == [])
    #expect(!viewModel.isLoading)
    #expect(!viewModel.hasMore)
    #expect(viewModel.errorMessage == nil)
    #expect(log.calls == [])
  }

  @Test func `reloading replaces the articles`() async throws {
    let viewModel = ItemListViewModel(apiClient: makeClient())

    try await viewModel.reload()
    try await viewModel.reload()

    #expect(viewModel.items == [.numbered(9), .numbered(8)])
    #expect(viewModel.hasMore)
    #expect(log.calls == ["tag:swift page 1", "tag:swift page 1"])
  }

  @Test func `a search changes the query and the articles`() async throws {
    let viewModel = ItemListViewModel(apiClient: makeClient())
    try await viewModel.reload()

    try await viewModel.search("nothing")

    #expect(viewModel.query == "nothing")
    #expect(viewModel.items == [])
    #expect(!viewModel.hasMore)
  }

  @Test func `a search that fails keeps the query, the articles and what follows`() async throws {
    let viewModel = ItemListViewModel(apiClient: makeClient())
    try await viewModel.reload()

    await #expect(throws: APIError.unexpectedStatus(500)) { try await viewModel.search("bad") }

    #expect(viewModel.query == "tag:swift")
    #expect(viewModel.items == [.numbered(9), .numbered(8)])
    #expect(!viewModel.isLoading)
    #expect(viewModel.errorMessage == APIError.unexpectedStatus(500).description)
    try await viewModel.loadMore()
    try await viewModel.reload()
    #expect(
      log.calls == ["tag:swift page 1", "bad page 1", "tag:swift page 2", "tag:swift page 1"]
    )
    #expect(viewModel.errorMessage == nil)
  }

  @Test func `more adds the next page without duplicates until there is none`() async throws {
    let viewModel = ItemListViewModel(apiClient: makeClient())
    #expect(try await !viewModel.loadMore())
    try await viewModel.reload()

    #expect(try await viewModel.loadMore())
    #expect(viewModel.items == [.numbered(9), .numbered(8), .numbered(7)])
    #expect(!viewModel.hasMore)

    #expect(try await !viewModel.loadMore())
    #expect(log.calls == ["tag:swift page 1", "tag:swift page 2"])
  }

  @Test func `more that fails keeps the articles and can be tried again`() async throws {
    let client = StubAPIClient(getItems: { [log] _, page in
      log.add("page \(page)")
      if log.calls == ["page 1", "page 2"] { throw APIError.unexpectedStatus(500) }
      return ItemPage(items: [.numbered(10 - page)], nextPage: page + 1)
    })
    let viewModel = ItemListViewModel(apiClient: client)
    try await viewModel.reload()

    await #expect(throws: APIError.unexpectedStatus(500)) { try await viewModel.loadMore() }
    #expect(viewModel.items == [.numbered(9)])
    #expect(!viewModel.isLoading)
    #expect(viewModel.hasMore)

    #expect(try await viewModel.loadMore())
    #expect(viewModel.items == [.numbered(9), .numbered(8)])
    #expect(log.calls == ["page 1", "page 2", "page 2"])
  }

  @Test func `articles are loaded on appearing only if there are none`() async throws {
    let viewModel = ItemListViewModel(apiClient: makeClient())

    try await viewModel.loadIfEmpty()
    try await viewModel.loadIfEmpty()

    #expect(viewModel.items == [.numbered(9), .numbered(8)])
    #expect(log.calls == ["tag:swift page 1"])
  }

  @Test func `another query can be the first`() async throws {
    let viewModel = ItemListViewModel(apiClient: makeClient(), query: "github")

    try await viewModel.loadIfEmpty()

    #expect(log.calls == ["github page 1"])
  }

  @Test func `an error without a message of its own is described`() async {
    struct Failure: Error, CustomStringConvertible {
      let description = "ダミーのエラー"
    }
    let viewModel = ItemListViewModel(
      apiClient: StubAPIClient(getItems: { _, _ in throw Failure() })
    )

    await #expect(throws: Failure.self) { try await viewModel.reload() }

    #expect(viewModel.errorMessage == "ダミーのエラー")
  }

  @Test func `a cancellation is thrown and not shown`() async {
    let viewModel = ItemListViewModel(
      apiClient: StubAPIClient(getItems: { _, _ in throw CancellationError() })
    )

    await #expect(throws: CancellationError.self) { try await viewModel.reload() }

    #expect(viewModel.errorMessage == nil)
    #expect(!viewModel.isLoading)
  }

  @Test func `the embedded articles fill more than one page of the default query`() async throws {
    let client = EmbeddedAPIClient(tokens: InMemoryKeychain())
    let viewModel = ItemListViewModel(apiClient: client)

    try await viewModel.reload()
    while try await viewModel.loadMore() {}

    #expect(viewModel.items == [Item].embedded.filter { $0.tags.contains("swift") })
    #expect(viewModel.items.count > 10)
  }

  /// A client with two pages that overlap, no articles for "nothing" and an error for "bad".
  private func makeClient() -> StubAPIClient {
    StubAPIClient(getItems: { [log] query, page in
      log.add("\(query) page \(page)")
      return switch (query, page) {
      case ("bad", _): throw APIError.unexpectedStatus(500)
      case ("nothing", _): ItemPage(items: [], nextPage: nil)
      case (_, 1): ItemPage(items: [.numbered(9), .numbered(8)], nextPage: 2)
      default: ItemPage(items: [.numbered(8), .numbered(7)], nextPage: nil)
      }
    })
  }
}

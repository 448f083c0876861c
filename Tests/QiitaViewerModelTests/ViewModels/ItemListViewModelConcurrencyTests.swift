import QiitaViewerModel
import Testing

@MainActor
struct ItemListViewModelConcurrencyTests {
  private let client = GatedAPIClient()
  private let first = ItemPage(items: [.numbered(2)], nextPage: 2)
  private let second = ItemPage(items: [.numbered(1)], nextPage: nil)

  @Test func `loading lasts from the request to the answer`() async throws {
    let viewModel = ItemListViewModel(apiClient: client)
    let reload = Task { try await viewModel.reload() }
    let request = try await client.nextSearch()
    #expect(viewModel.isLoading)

    request.answer.resume(returning: first)
    try await reload.value

    #expect(!viewModel.isLoading)
    #expect(viewModel.items == first.items)
  }

  @Test func `loading ends with a failure too, and the articles stay`() async throws {
    let viewModel = try await makeLoadedViewModel()
    let reload = Task { try await viewModel.reload() }
    let request = try await client.nextSearch()
    #expect(viewModel.isLoading)
    #expect(viewModel.items == first.items)

    request.answer.resume(throwing: APIError.unexpectedStatus(500))
    await #expect(throws: APIError.unexpectedStatus(500)) { try await reload.value }

    #expect(!viewModel.isLoading)
    #expect(viewModel.items == first.items)
  }

  @Test func `an older answer does not overwrite a newer one`() async throws {
    let viewModel = ItemListViewModel(apiClient: client)
    let old = Task { try await viewModel.search("old") }
    let oldRequest = try await client.nextSearch()
    let new = Task { try await viewModel.search("new") }
    let newRequest = try await client.nextSearch()

    newRequest.answer.resume(returning: second)
    try await new.value
    oldRequest.answer.resume(returning: first)
    try await old.value

    #expect(viewModel.query == "new")
    #expect(viewModel.items == second.items)
    #expect(!viewModel.hasMore)
  }

  @Test func `an older answer that comes first changes nothing and loading goes on`() async throws {
    let viewModel = ItemListViewModel(apiClient: client)
    let old = Task { try await viewModel.search("old") }
    let oldRequest = try await client.nextSearch()
    let new = Task { try await viewModel.search("new") }
    let newRequest = try await client.nextSearch()

    oldRequest.answer.resume(throwing: APIError.unexpectedStatus(500))
    try await old.value
    #expect(viewModel.isLoading)
    #expect(viewModel.items == [])
    #expect(viewModel.errorMessage == nil)

    newRequest.answer.resume(returning: second)
    try await new.value
    #expect(viewModel.items == second.items)
    #expect(!viewModel.isLoading)
  }

  @Test func `a reload during a search asks for the query of the search`() async throws {
    let viewModel = ItemListViewModel(apiClient: client)
    let search = Task { try await viewModel.search("new") }
    let searchRequest = try await client.nextSearch()
    let reload = Task { try await viewModel.reload() }
    let reloadRequest = try await client.nextSearch()
    #expect(reloadRequest.text == "new page 1")

    reloadRequest.answer.resume(returning: second)
    searchRequest.answer.resume(returning: first)
    try await reload.value
    try await search.value

    #expect(viewModel.query == "new")
    #expect(viewModel.items == second.items)
  }

  @Test func `more and appearing do nothing while a request is in flight`() async throws {
    let viewModel = try await makeLoadedViewModel()
    let more = Task { try await viewModel.loadMore() }
    let request = try await client.nextSearch()
    #expect(request.text == "tag:swift page 2")

    // They would wait for ever if they asked the client.
    #expect(try await !viewModel.loadMore())
    try await viewModel.loadIfEmpty()

    request.answer.resume(returning: second)
    #expect(try await more.value)
    #expect(viewModel.items == first.items + second.items)
  }

  @Test func `a page that arrives after a new search is not added to it`() async throws {
    let viewModel = try await makeLoadedViewModel()
    let more = Task { try await viewModel.loadMore() }
    let moreRequest = try await client.nextSearch()
    let search = Task { try await viewModel.search("new") }
    let searchRequest = try await client.nextSearch()

    searchRequest.answer.resume(returning: ItemPage(items: [.numbered(5)], nextPage: 2))
    try await search.value
    moreRequest.answer.resume(returning: second)
    #expect(try await !more.value)

    #expect(viewModel.items == [.numbered(5)])
    #expect(viewModel.hasMore)
  }

  @Test func `appearing while the first request is in flight asks once`() async throws {
    let viewModel = ItemListViewModel(apiClient: client)
    let reload = Task { try await viewModel.reload() }
    let request = try await client.nextSearch()

    try await viewModel.loadIfEmpty()

    request.answer.resume(returning: first)
    try await reload.value
    #expect(viewModel.items == first.items)
  }

  private func makeLoadedViewModel() async throws -> ItemListViewModel {
    let viewModel = ItemListViewModel(apiClient: client)
    let reload = Task { try await viewModel.reload() }
    try await client.nextSearch().answer.resume(returning: first)
    try await reload.value
    return viewModel
  }
}

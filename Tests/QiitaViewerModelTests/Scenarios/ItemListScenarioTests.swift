import HeirloomPreviews
import QiitaViewerModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ItemListScenarioTests {
  enum Story: String, CaseIterable {
    case load
    case error
    case retry
    case paging
  }

  @Test(arguments: Story.allCases)
  func `the transcript is the one that is kept`(_ story: Story) async throws {
    let transcript = try await Self.play(story)

    try SnapshotFile(beside: #filePath, "Transcripts/\(story.rawValue).txt").check(transcript)
  }

  @Test(arguments: Story.allCases)
  func `a hundred runs at the same time have one transcript`(_ story: Story) async throws {
    let transcripts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try await Self.play(story) } }
      var transcripts: Set<String> = []
      while let transcript = try await group.next() { transcripts.insert(transcript) }
      return transcripts
    }

    #expect(transcripts.count == 1)
  }

  @MainActor
  private static func play(_ story: Story) async throws -> String {
    let site = HeldSite()
    let model = ItemListViewModel(apiClient: site.client)
    return try await site.scenario(story).run(on: model)
  }
}

/// A site whose answers the script gives.
@MainActor
private struct HeldSite {
  let items = Endpoint<ItemPage>("items")

  var client: StubAPIClient {
    let items = items
    return StubAPIClient(getItems: { query, page in
      try await items.call("matching \(query), page \(page)")
    })
  }

  func scenario(_ story: ItemListScenarioTests.Story) -> Scenario<ItemListViewModel> {
    switch story {
    case .load: load
    case .error: error
    case .retry: retry
    case .paging: paging
    }
  }

  private var load: Scenario<ItemListViewModel> {
    Scenario("Loading the articles") { model in
      watch("query", \.query)
      watch("loading", \.isLoading)
      watch("articles", \.items.count)
      step("load if empty") { try await model.loadIfEmpty() }
      step("load if empty, again") { try await model.loadIfEmpty() }
      open(items, .success(page(3, 2)))
      expect(\.items.count, 2)
      step("load if empty, when it is not") { try await model.loadIfEmpty() }
      step("search") { try await model.search("tag:scope") }
      open(items, .success(ItemPage(items: [], nextPage: nil)))
      expect(\.query, "tag:scope")
    }
  }

  private var error: Scenario<ItemListViewModel> {
    Scenario("A search that fails") { model in
      watch("query", \.query)
      watch("articles", \.items.count)
      watch("message", \.errorMessage)
      step("reload") { try await model.reload() }
      open(items, .success(page(2, 1)))
      step("search") { try await model.search("tag:scope") }
      open(items, .failure(APIError.unexpectedStatus(503)))
      expect(\.query, "tag:swift")
      expect(\.items.count, 2)
    }
  }

  private var retry: Scenario<ItemListViewModel> {
    Scenario("Trying again, and being overtaken") { model in
      watch("loading", \.isLoading)
      watch("articles", \.items.count)
      watch("message", \.errorMessage)
      step("reload") { try await model.reload() }
      open(items, .failure(APIError.connectionLost))
      step("reload") { try await model.reload() }
      step("search") { try await model.search("tag:scope") }
      open(items, .success(page(9, 8)))
      expect(\.items.count, 0)
      open(items, .success(page(7)))
      expect(\.items.count, 1)
    }
  }

  private var paging: Scenario<ItemListViewModel> {
    Scenario("More and more, until there is no more") { model in
      watch("articles", \.items.count)
      watch("more", \.hasMore)
      step("reload") { try await model.reload() }
      open(items, .success(page(4, 3, next: 2)))
      step("more") { try await model.loadMore() }
      step("more, while it is on its way") { try await model.loadMore() }
      open(items, .success(page(3, 2, next: 3)))
      expect(\.items.count, 3)
      step("more") { try await model.loadMore() }
      open(items, .failure(APIError.rateLimited(seconds: 30)))
      step("more") { try await model.loadMore() }
      open(items, .success(page(1)))
      expect(\.hasMore, false)
      step("more, when there is none") { try await model.loadMore() }
    }
  }

  private func page(_ numbers: Int..., next: Int? = nil) -> ItemPage {
    ItemPage(items: numbers.map { .numbered($0) }, nextPage: next)
  }
}

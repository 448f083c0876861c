import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ItemListScreenTests {
  private let scope = Scope(.test)

  @Test func `before the first search there are no articles`() {
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: StubAPIClient()))

    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
        No articles.

        """
    )
  }

  @Test func `while it is searching it says so, and then shows the articles`() async throws {
    let client = HeldAPIClient()
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))

    let search = Task { try await screen.appear(in: scope) }
    let answer = try await client.nextSearch()
    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
        … Searching

        """
    )

    answer.resume(returning: ItemPage(items: [.sample, .numbered(1)], nextPage: nil))
    try await search.value
    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
          1 依存性の注入をひとつの画面から始める
            Sample User · 2026-04-01 · swift, dependency-injection · 12 likes
          2 Article 1
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
  }

  @Test func `articles stay while another search is under way`() async throws {
    let client = HeldAPIClient()
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))
    let first = Task { try await screen.appear(in: scope) }
    try await client.nextSearch().resume(returning: ItemPage(items: [.numbered(1)], nextPage: nil))
    try await first.value
    let before = text(of: screen)

    let second = Task { _ = try await screen.perform(.search("kotlin"), in: scope) }
    let answer = try await client.nextSearch()
    #expect(text(of: screen) == before)

    answer.resume(returning: ItemPage(items: [], nextPage: nil))
    try await second.value
    #expect(
      text(of: screen) == """
        Search
        ======
        Query: kotlin
        No articles.

        """
    )
  }

  @Test func `a search that fails at first leaves the error and no articles`() async {
    let client = StubAPIClient(getItems: { _, _ in throw APIError.unexpectedStatus(503) })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))

    await #expect(throws: APIError.unexpectedStatus(503)) { try await screen.appear(in: scope) }

    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
        ! The site answered with status 503. Try again later.
        No articles.

        """
    )
  }

  @Test func `a search that fails later keeps the articles and the query`() async throws {
    let client = StubAPIClient(getItems: { query, _ in
      if query == "bad" { throw APIError.unexpectedStatus(503) }
      return ItemPage(items: [.numbered(1)], nextPage: nil)
    })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))
    try await screen.appear(in: scope)

    await #expect(throws: APIError.unexpectedStatus(503)) {
      _ = try await screen.perform(.search("bad"), in: scope)
    }

    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
        ! The site answered with status 503. Try again later.
          1 Article 1
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
  }

  @Test func `more articles are offered, added, and then there are no more`() async throws {
    let client = StubAPIClient(getItems: { _, page in
      ItemPage(items: [.numbered(page)], nextPage: page == 1 ? 2 : nil)
    })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))
    try await screen.appear(in: scope)
    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
          1 Article 1
            Sample User · 1970-01-01 · swift · 2 likes
        [More]  more

        """
    )

    _ = try await screen.perform(.more, in: scope)
    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
          1 Article 1
            Sample User · 1970-01-01 · swift · 2 likes
          2 Article 2
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
    await #expect(throws: CommandError.nothingMore) {
      _ = try await screen.perform(.more, in: scope)
    }
  }

  @Test func `coming back to it searches only while there are no articles`() async throws {
    let (answers, gate) = AsyncStream.makeStream(of: String.self)
    let client = StubAPIClient(getItems: { query, page in
      gate.yield("\(query) \(page)")
      return ItemPage(items: [.numbered(1)], nextPage: nil)
    })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))

    for _ in 1...3 { try await screen.appear(in: scope) }

    gate.finish()
    var asked: [String] = []
    for await answer in answers { asked.append(answer) }
    #expect(asked == ["tag:swift 1"])
  }

  @Test(arguments: [0, -1, 3, Int.max])
  func `a number without an article opens nothing`(_ number: Int) async throws {
    let client = StubAPIClient(getItems: { _, _ in
      ItemPage(items: [.numbered(1), .numbered(2)], nextPage: nil)
    })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))
    try await screen.appear(in: scope)

    await #expect(throws: CommandError.noEntry(number, count: 2)) {
      _ = try await screen.perform(.open(number), in: scope)
    }
  }

  @Test(arguments: [Command.save, .delete, .yes, .no, .back, .saved, .account, .forget, .help])
  func `a command of another screen is not understood`(_ command: Command) async throws {
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: StubAPIClient()))

    let outcome = try await screen.perform(command, in: scope)

    guard case .notUnderstood = outcome else {
      Issue.record("\(command) must not be understood")
      return
    }
  }

  private func text(of screen: ItemListScreen) -> String {
    TextRenderer().render(screen, in: scope)
  }
}

import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ItemDisplayTests {
  private let scope = Scope(.test)

  @Test(arguments: [
    (User(id: "aki", name: ""), ["swift"], 1, "@aki · 1970-01-01 · swift · 1 like"),
    (User(id: "aki", name: "秋"), ["a", "b"], 0, "秋 · 1970-01-01 · a, b · 0 likes"),
    (User(id: "aki", name: "Aki"), [], 2, "Aki · 1970-01-01 · 2 likes"),
  ])
  func `a row says who wrote the article, when, under which tags and how it was liked`(
    _ user: User,
    _ tags: [String],
    _ likesCount: Int,
    _ expected: String
  ) async throws {
    let client = StubAPIClient(getItems: { _, _ in
      let item = Item.numbered(1, tags: tags, user: user, likesCount: likesCount)
      return ItemPage(items: [item], nextPage: nil)
    })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))

    try await screen.appear(in: scope)

    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
          1 Article 1
            \(expected)

        """
    )
  }

  @Test func `what an article says cannot control the terminal`() async throws {
    let client = StubAPIClient(getItems: { _, _ in
      let item = Item.numbered(
        1,
        title: "\u{1B}[2Ja\u{202E}b",
        tags: ["\u{7}"],
        user: User(id: "x", name: "\u{9B}31m")
      )
      return ItemPage(items: [item], nextPage: nil)
    })
    let screen = ItemListScreen(viewModel: ItemListViewModel(apiClient: client))

    try await screen.appear(in: scope)

    #expect(
      text(of: screen) == """
        Search
        ======
        Query: tag:swift
          1 ␛[2Ja\u{FFFD}b
            \u{FFFD}31m · 1970-01-01 · ␇ · 2 likes

        """
    )
  }

  private func text(of screen: ItemListScreen) -> String {
    TextRenderer().render(screen, in: scope)
  }
}

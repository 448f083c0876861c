import Foundation
import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct SavedListScreenTests {
  private let scope = Scope(.test)

  @Test func `without saved articles it says so`() async throws {
    let screen = SavedListScreen(viewModel: SavedListViewModel(database: InMemoryDatabase()))

    try await screen.appear(in: scope)

    #expect(
      text(of: screen) == """
        Saved articles
        ==============
        No saved articles.

        """
    )
  }

  @Test func `the article that was saved last comes first`() async throws {
    let saved = [1, 3, 2].map { number in
      SavedItem(
        item: .numbered(number),
        insertedAt: Date(timeIntervalSince1970: Double(number * 100))
      )
    }
    let database = InMemoryDatabase(items: saved)
    let screen = SavedListScreen(viewModel: SavedListViewModel(database: database))

    try await screen.appear(in: scope)

    #expect(
      text(of: screen) == """
        Saved articles
        ==============
          1 Article 3
            Sample User · 1970-01-01 · swift · 2 likes
          2 Article 2
            Sample User · 1970-01-01 · swift · 2 likes
          3 Article 1
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
  }

  @Test func `each time it comes into view it reads anew`() async throws {
    let database = InMemoryDatabase()
    let screen = SavedListScreen(viewModel: SavedListViewModel(database: database))
    try await screen.appear(in: scope)

    database.save(.numbered(1))
    try await screen.appear(in: scope)

    #expect(
      text(of: screen) == """
        Saved articles
        ==============
          1 Article 1
            Sample User · 1970-01-01 · swift · 2 likes

        """
    )
  }

  @Test func `a list that cannot be read is an error that it shows, until it can`() async throws {
    let database = BrokenDatabase()
    let screen = SavedListScreen(viewModel: SavedListViewModel(database: database))

    await #expect(throws: CommandError.failed(BrokenDatabase.message)) {
      try await screen.appear(in: scope)
    }
    #expect(
      text(of: screen) == """
        Saved articles
        ==============
        ! The contents of '/broken' make no sense. Repair the file, or move it away to
        start afresh.

        """
    )

    database.setBroken(false)
    try await screen.appear(in: scope)
    #expect(
      text(of: screen) == """
        Saved articles
        ==============
        No saved articles.

        """
    )
  }

  @Test(arguments: [0, 1, 2])
  func `a number without an article opens nothing`(_ number: Int) async throws {
    let screen = SavedListScreen(viewModel: SavedListViewModel(database: InMemoryDatabase()))
    try await screen.appear(in: scope)

    await #expect(throws: CommandError.noEntry(number, count: 0)) {
      _ = try await screen.perform(.open(number), in: scope)
    }
  }

  @Test(arguments: [Command.save, .delete, .yes, .no, .more, .search("x"), .token("x")])
  func `a command of another screen is not understood`(_ command: Command) async throws {
    let screen = SavedListScreen(viewModel: SavedListViewModel(database: InMemoryDatabase()))

    let outcome = try await screen.perform(command, in: scope)

    guard case .notUnderstood = outcome else {
      Issue.record("\(command) must not be understood")
      return
    }
  }

  private func text(of screen: SavedListScreen) -> String {
    TextRenderer().render(screen, in: scope)
  }
}

import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ItemDetailScreenTests {
  private static let article = """
    依存性の注入をひとつの画面から始める
    ====================================
    Sample User · 2026-04-01 · swift, dependency-injection · 12 likes
    https://qiita.example/sample-user/items/sample-item

    Start with one screen. Its initialiser asks for what that screen uses, and for
    nothing else.

    プレビューが気にするのは、その画面だけです。遷移先のことは考えません。


    """
  private static let unsaved = article + "[Save]  save\n"
  private static let saved = article + "<Saved>\n[Delete]  delete\n"
  private static let asking =
    article + "Delete this article from the saved ones?\n[Delete]  yes\n[Keep]  no\n"

  private let scope = Scope(.test)
  private let database = BrokenDatabase(isBroken: false)

  @Test func `an article that is not saved can be saved`() async throws {
    let screen = makeScreen()
    #expect(text(of: screen) == Self.unsaved)

    try await perform(.save, on: screen)

    #expect(text(of: screen) == Self.saved)
    #expect(try database.hasItem(id: Item.sample.id))
  }

  @Test func `an article that was saved before can be deleted`() throws {
    try database.save(.sample)

    #expect(text(of: makeScreen()) == Self.saved)
  }

  @Test func `deletion is asked for, and yes deletes`() async throws {
    try database.save(.sample)
    let screen = makeScreen()

    try await perform(.delete, on: screen)
    #expect(text(of: screen) == Self.asking)
    #expect(try database.hasItem(id: Item.sample.id))

    try await perform(.yes, on: screen)
    #expect(text(of: screen) == Self.unsaved)
    #expect(try !database.hasItem(id: Item.sample.id))
  }

  @Test func `deletion is asked for, and no keeps the article without asking again`() async throws {
    try database.save(.sample)
    let screen = makeScreen()

    try await perform(.delete, on: screen)
    try await perform(.no, on: screen)

    #expect(text(of: screen) == Self.saved)
    await #expect(throws: CommandError.nothingAsked) { try await perform(.yes, on: screen) }
    #expect(try database.hasItem(id: Item.sample.id))
  }

  @Test func `saving twice keeps the article saved`() async throws {
    let screen = makeScreen()

    try await perform(.save, on: screen)
    try await perform(.save, on: screen)

    #expect(text(of: screen) == Self.saved)
  }

  @Test(arguments: [
    (Command.yes, CommandError.nothingAsked), (.no, .nothingAsked), (.delete, .notSaved),
  ])
  func `without a saved article there is nothing to answer and nothing to delete`(
    _ command: Command,
    _ expected: CommandError
  ) async {
    let screen = makeScreen()

    await #expect(throws: expected) { try await perform(command, on: screen) }

    #expect(text(of: screen) == Self.unsaved)
  }

  @Test(arguments: [Command.save, .delete])
  func `a question has to be answered first`(_ command: Command) async throws {
    try database.save(.sample)
    let screen = makeScreen()
    try await perform(.delete, on: screen)

    await #expect(throws: CommandError.answerFirst) { try await perform(command, on: screen) }

    #expect(text(of: screen) == Self.asking)
  }

  @Test(arguments: [Command.more, .open(1), .search("x"), .back, .saved, .account, .help])
  func `a command of another screen is not understood`(_ command: Command) async throws {
    let outcome = try await makeScreen().perform(command, in: scope)

    guard case .notUnderstood = outcome else {
      Issue.record("\(command) must not be understood")
      return
    }
  }

  @Test func `an article that cannot be looked up says why`() {
    database.setBroken(true)

    #expect(
      text(of: makeScreen()) == """
        \(Self.article)! The contents of '/broken' make no sense. Repair the file, or move it away to
        start afresh.
        [Save]  save

        """
    )
  }

  @Test func `a save that fails is an error and leaves the article unsaved`() async {
    let screen = makeScreen()
    database.setBroken(true)

    await #expect(throws: CommandError.failed(BrokenDatabase.message)) {
      try await perform(.save, on: screen)
    }

    #expect(
      text(of: screen) == """
        \(Self.article)! The contents of '/broken' make no sense. Repair the file, or move it away to
        start afresh.
        [Save]  save

        """
    )
  }

  @Test func `a deletion that fails is an error and leaves the article saved`() async throws {
    try database.save(.sample)
    let screen = makeScreen()
    try await perform(.delete, on: screen)
    database.setBroken(true)

    await #expect(throws: CommandError.failed(BrokenDatabase.message)) {
      try await perform(.yes, on: screen)
    }

    #expect(
      text(of: screen) == """
        \(Self.article)! The contents of '/broken' make no sense. Repair the file, or move it away to
        start afresh.
        <Saved>
        [Delete]  delete

        """
    )
  }

  @Test func `asking and declining after a failed deletion do not fail again`() async throws {
    try database.save(.sample)
    let screen = makeScreen()
    try await perform(.delete, on: screen)
    database.setBroken(true)
    await #expect(throws: CommandError.failed(BrokenDatabase.message)) {
      try await perform(.yes, on: screen)
    }

    await #expect(throws: Never.self) { try await perform(.delete, on: screen) }
    await #expect(throws: Never.self) { try await perform(.no, on: screen) }
  }

  @Test func `the holder of the screen's view model keeps it in the store`() {
    let store = ViewModelStore()
    let factory = ItemDetailViewModel.Factory { [database] item in
      ItemDetailViewModel(item: item, useCase: DatabaseSavedItemsUseCase(database: database))
    }

    _ = ItemDetailScreen(.sample, factory, in: store)
    _ = ItemDetailScreen(.sample, factory, in: store)
    #expect(store.count == 1)

    _ = ItemDetailScreen(.numbered(1), factory, in: store)
    #expect(store.count == 2)
  }

  @Test func `what an article says cannot control the terminal`() {
    let item = Item.numbered(1, title: "\u{1B}]0;x\u{7}", body: "a\r\n\u{1B}[31mb\tc\u{202E}d")
    let viewModel = ItemDetailViewModel(
      item: item,
      useCase: DatabaseSavedItemsUseCase(database: database)
    )

    #expect(
      TextRenderer().render(ItemDetailScreen(viewModel: viewModel), in: scope) == """
        ␛]0;x␇
        ======
        Sample User · 1970-01-01 · swift · 2 likes
        file:///item-1

        a
        ␛[31mb    c\u{FFFD}d

        [Save]  save

        """
    )
  }

  private func makeScreen() -> ItemDetailScreen {
    ItemDetailScreen(
      viewModel: ItemDetailViewModel(
        item: .sample,
        useCase: DatabaseSavedItemsUseCase(database: database)
      )
    )
  }

  private func perform(_ command: Command, on screen: ItemDetailScreen) async throws {
    _ = try await screen.perform(command, in: scope)
  }

  private func text(of screen: ItemDetailScreen) -> String {
    TextRenderer().render(screen, in: scope)
  }
}

import QiitaViewerModel
import Testing

@MainActor
struct SavedListViewModelTests {
  @Test func `nothing is read before the first reload`() {
    let viewModel = SavedListViewModel(database: BrokenDatabase())

    #expect(viewModel.items == [])
    #expect(viewModel.errorMessage == nil)
  }

  @Test func `reloading shows the saved articles, the last saved first`() {
    let clock = ManualClock(1)
    let database = InMemoryDatabase(now: { clock.now })
    database.save(.numbered(1))
    clock.set(2)
    database.save(.numbered(2))
    let viewModel = SavedListViewModel(database: database)

    viewModel.reload()
    #expect(viewModel.items.map(\.item) == [.numbered(2), .numbered(1)])

    database.delete(id: "item-2")
    viewModel.reload()
    #expect(viewModel.items.map(\.item) == [.numbered(1)])
  }

  @Test func `a reload that fails keeps the articles and says why until one succeeds`() throws {
    let database = BrokenDatabase(isBroken: false)
    try database.save(.numbered(1))
    let viewModel = SavedListViewModel(database: database)
    viewModel.reload()

    database.setBroken(true)
    viewModel.reload()
    #expect(viewModel.items.map(\.item) == [.numbered(1)])
    #expect(viewModel.errorMessage == BrokenDatabase.error.description)

    database.setBroken(false)
    viewModel.reload()
    #expect(viewModel.errorMessage == nil)
  }
}

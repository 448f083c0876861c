import Foundation
import QiitaViewerModel
import Testing

@MainActor
struct ItemDetailViewModelTests {
  private let database = BrokenDatabase(isBroken: false)

  @Test func `an article that is not saved is looked up at the beginning`() {
    let viewModel = makeViewModel()

    #expect(viewModel.item == .numbered(1))
    #expect(viewModel.savedItem == nil)
    #expect(!viewModel.isAskingForDeletion)
    #expect(viewModel.errorMessage == nil)
  }

  @Test func `an article that is saved is looked up at the beginning`() throws {
    try database.save(.numbered(1))

    #expect(try makeViewModel().savedItem == database.savedItems().first)
  }

  @Test func `saving shows the saved article`() throws {
    let viewModel = makeViewModel()

    viewModel.save()

    #expect(viewModel.savedItem?.item == .numbered(1))
    #expect(try viewModel.savedItem == database.savedItems().first)
  }

  @Test func `deleting asks first`() throws {
    let viewModel = makeViewModel()
    viewModel.save()

    viewModel.requestDeletion()
    #expect(viewModel.isAskingForDeletion)
    #expect(try database.hasItem(id: "item-1"))

    viewModel.confirmDeletion()
    #expect(!viewModel.isAskingForDeletion)
    #expect(viewModel.savedItem == nil)
    #expect(try !database.hasItem(id: "item-1"))
  }

  @Test func `cancelling keeps the article and does not ask again`() throws {
    let viewModel = makeViewModel()
    viewModel.save()

    viewModel.requestDeletion()
    viewModel.cancelDeletion()

    #expect(!viewModel.isAskingForDeletion)
    #expect(viewModel.savedItem?.item == .numbered(1))
    #expect(try database.hasItem(id: "item-1"))
  }

  @Test func `an article that is not saved is not asked about`() {
    let viewModel = makeViewModel()

    viewModel.requestDeletion()

    #expect(!viewModel.isAskingForDeletion)
  }

  @Test func `a confirmation without a question deletes nothing`() throws {
    let viewModel = makeViewModel()
    viewModel.save()

    viewModel.confirmDeletion()
    viewModel.requestDeletion()
    viewModel.cancelDeletion()
    viewModel.confirmDeletion()

    #expect(viewModel.savedItem?.item == .numbered(1))
    #expect(try database.hasItem(id: "item-1"))
  }

  @Test func `a look-up that fails at the beginning says why`() {
    database.setBroken(true)

    let viewModel = makeViewModel()

    #expect(viewModel.savedItem == nil)
    #expect(viewModel.errorMessage == BrokenDatabase.error.description)
  }

  @Test func `saving that fails says why until it succeeds`() {
    let viewModel = makeViewModel()

    database.setBroken(true)
    viewModel.save()
    #expect(viewModel.savedItem == nil)
    #expect(viewModel.errorMessage == BrokenDatabase.error.description)

    database.setBroken(false)
    viewModel.save()
    #expect(viewModel.savedItem?.item == .numbered(1))
    #expect(viewModel.errorMessage == nil)
  }

  @Test func `deleting that fails keeps the article and says why`() {
    let viewModel = makeViewModel()
    viewModel.save()

    database.setBroken(true)
    viewModel.requestDeletion()
    viewModel.confirmDeletion()

    #expect(viewModel.savedItem?.item == .numbered(1))
    #expect(!viewModel.isAskingForDeletion)
    #expect(viewModel.errorMessage == BrokenDatabase.error.description)
  }

  private func makeViewModel() -> ItemDetailViewModel {
    ItemDetailViewModel(
      item: .numbered(1),
      useCase: DatabaseSavedItemsUseCase(database: database)
    )
  }
}

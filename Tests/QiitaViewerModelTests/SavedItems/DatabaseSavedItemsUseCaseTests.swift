import Foundation
import QiitaViewerModel
import Testing

struct DatabaseSavedItemsUseCaseTests {
  private let saved = SavedItem(item: .numbered(1), insertedAt: Date(timeIntervalSince1970: 9))

  @Test func `a saved article is found by its identifier`() throws {
    let useCase = DatabaseSavedItemsUseCase(database: InMemoryDatabase(items: [saved]))

    #expect(try useCase.savedItem(id: "item-1") == saved)
    #expect(try useCase.savedItem(id: "item-2") == nil)
  }

  @Test func `saving and deleting reach the database`() throws {
    let database = InMemoryDatabase(items: [saved])
    let useCase = DatabaseSavedItemsUseCase(database: database)

    try useCase.save(.numbered(2))
    try useCase.delete(id: "item-1")

    #expect(database.savedItems().map(\.id) == ["item-2"])
  }

  @Test func `the error of the database is passed on`() {
    let useCase = DatabaseSavedItemsUseCase(database: BrokenDatabase())

    #expect(throws: BrokenDatabase.error) { try useCase.savedItem(id: "item-1") }
    #expect(throws: BrokenDatabase.error) { try useCase.save(.sample) }
    #expect(throws: BrokenDatabase.error) { try useCase.delete(id: "item-1") }
  }
}

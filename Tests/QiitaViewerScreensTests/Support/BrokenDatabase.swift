import QiitaViewerModel
import Synchronization

/// A database in memory that fails while it is broken.
final class BrokenDatabase: Database {
  static let message =
    "The contents of '/broken' make no sense. Repair the file, or move it away to start afresh."

  private let database = InMemoryDatabase()
  private let isBroken: Mutex<Bool>

  init(isBroken: Bool = true) {
    self.isBroken = Mutex(isBroken)
  }

  func setBroken(_ isBroken: Bool) {
    self.isBroken.withLock { $0 = isBroken }
  }

  func savedItems() throws -> [SavedItem] {
    try check()
    return database.savedItems()
  }

  func savedItem(id: Item.ID) throws -> SavedItem? {
    try check()
    return database.savedItem(id: id)
  }

  func save(_ item: Item) throws {
    try check()
    database.save(item)
  }

  func delete(id: Item.ID) throws {
    try check()
    database.delete(id: id)
  }

  private func check() throws {
    if isBroken.withLock({ $0 }) { throw StorageError.corrupt(path: "/broken") }
  }
}

import Foundation
import QiitaViewerModel
import Testing

#if SQLite
import QiitaViewerSQLite
#endif

/// The promises that every database keeps.
struct DatabaseTests: ~Copyable {
  enum Kind: CaseIterable {
    case memory
    case file
    #if SQLite
    case sqlite
    #endif
  }

  private let directory = TemporaryDirectory()
  private let clock = ManualClock(100)

  @Test(arguments: Kind.allCases)
  func `a new database is empty`(_ kind: Kind) throws {
    let database = makeDatabase(kind)

    #expect(try database.savedItems() == [])
    #expect(try !database.hasItem(id: "item-1"))
  }

  @Test(arguments: Kind.allCases)
  func `a saved article is there with the moment it was saved`(_ kind: Kind) throws {
    let database = makeDatabase(kind)

    try database.save(.numbered(1))

    #expect(try database.savedItems() == [saved(1, at: 100)])
    #expect(try database.savedItem(id: "item-1") == saved(1, at: 100))
    #expect(try database.savedItem(id: "item-2") == nil)
    #expect(try database.hasItem(id: "item-1"))
    #expect(try !database.hasItem(id: "item-2"))
  }

  @Test(arguments: Kind.allCases)
  func `saving twice keeps one, from the first time`(_ kind: Kind) throws {
    let database = makeDatabase(kind)

    try database.save(.numbered(1))
    clock.set(200)
    try database.save(.numbered(1, title: "Another title"))

    #expect(try database.savedItems() == [saved(1, at: 100)])
  }

  @Test(arguments: Kind.allCases)
  func `the last saved is first, also within one moment and when the clock goes back`(
    _ kind: Kind
  ) throws {
    let database = makeDatabase(kind)

    try database.save(.numbered(5))
    try database.save(.numbered(6))
    try database.save(.numbered(4))
    clock.set(50)
    try database.save(.numbered(3))
    clock.set(200)
    try database.save(.numbered(1))

    #expect(
      try database.savedItems()
        == [
          saved(1, at: 200), saved(4, at: 100), saved(6, at: 100), saved(5, at: 100),
          saved(3, at: 50),
        ]
    )
  }

  @Test(arguments: Kind.allCases)
  func `deleting removes one article, and an unknown one does nothing`(_ kind: Kind) throws {
    let database = makeDatabase(kind)
    try database.save(.numbered(1))
    try database.save(.numbered(2))

    try database.delete(id: "item-1")
    try database.delete(id: "item-1")

    #expect(try database.savedItems() == [saved(2, at: 100)])
    #expect(try !database.hasItem(id: "item-1"))
  }

  @Test(arguments: Kind.allCases)
  func `an article saved again after its deletion has a new moment`(_ kind: Kind) throws {
    let database = makeDatabase(kind)
    try database.save(.numbered(1))
    try database.delete(id: "item-1")

    clock.set(300)
    try database.save(.numbered(1))

    #expect(try database.savedItems() == [saved(1, at: 300)])
  }

  @Test(arguments: Kind.allCases)
  func `articles saved from many tasks are all there`(_ kind: Kind) async throws {
    let database = makeDatabase(kind)

    try await withThrowingTaskGroup { group in
      for number in 1...20 {
        group.addTask { try database.save(.numbered(number)) }
      }
      try await group.waitForAll()
    }

    #expect(try Set(database.savedItems().map(\.id)) == Set((1...20).map { "item-\($0)" }))
  }

  @Test func `a database in memory can begin with articles`() throws {
    let database = InMemoryDatabase(items: [saved(1, at: 1), saved(2, at: 2)])

    #expect(database.savedItems() == [saved(2, at: 2), saved(1, at: 1)])
  }

  private func makeDatabase(_ kind: Kind) -> any Database {
    let clock = clock
    return switch kind {
    case .memory: InMemoryDatabase(now: { clock.now })
    case .file: FileDatabase(directory: directory.url, now: { clock.now })
    #if SQLite
    case .sqlite: SQLiteDatabase(directory: directory.url, now: { clock.now })
    #endif
    }
  }

  private func saved(_ number: Int, at seconds: Double) -> SavedItem {
    SavedItem(item: .numbered(number), insertedAt: Date(timeIntervalSince1970: seconds))
  }
}

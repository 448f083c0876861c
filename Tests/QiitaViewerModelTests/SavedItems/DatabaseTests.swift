import Foundation
import HeirloomTesting
import QiitaViewerModel
import Testing

#if SQLite
import QiitaViewerSQLite
#endif

struct DatabaseTests: ~Copyable {
  enum Kind: CaseIterable {
    case memory
    case file
    #if SQLite
    case sqlite
    #endif
  }

  private let directory = TemporaryDirectory()

  @Test(arguments: Kind.allCases, Contract.database.laws)
  func `every database keeps its promises`(_ kind: Kind, _ law: Law<ClockedDatabase>) async throws {
    let clock = ManualClock(100)
    let database = makeDatabase(kind, clock)

    try await law.check(ClockedDatabase(database: database, clock: clock), named: "\(kind)")
  }

  @Test func `a database that forgets is told by the promises that it breaks`() async {
    let error = await #expect(throws: BrokenContract.self) {
      try await Contract.database.check {
        ClockedDatabase(database: ForgetfulDatabase(), clock: ManualClock(100))
      }
    }

    #expect(
      error?.laws.map(\.law) == [
        "a saved article is there with the moment it was saved",
        "saving twice keeps one, from the first time",
        "the last saved is first, also within one moment and when the clock goes back",
        "deleting removes one article, and an unknown one does nothing",
        "an article saved again after its deletion has a new moment",
        "articles saved from many tasks are all there",
      ]
    )
  }

  @Test func `a database in memory can begin with articles`() throws {
    let database = InMemoryDatabase(items: [.numbered(1, at: 1), .numbered(2, at: 2)])

    #expect(database.savedItems() == [.numbered(2, at: 2), .numbered(1, at: 1)])
  }

  private func makeDatabase(_ kind: Kind, _ clock: ManualClock) -> any Database {
    switch kind {
    case .memory: InMemoryDatabase(now: { clock.now })
    case .file: FileDatabase(directory: directory.url, now: { clock.now })
    #if SQLite
    case .sqlite: SQLiteDatabase(directory: directory.url, now: { clock.now })
    #endif
    }
  }
}

/// A database that takes everything and keeps nothing.
private struct ForgetfulDatabase: Database {
  func savedItems() -> [SavedItem] { [] }
  func savedItem(id: Item.ID) -> SavedItem? { nil }
  func save(_ item: Item) {}
  func delete(id: Item.ID) {}
}

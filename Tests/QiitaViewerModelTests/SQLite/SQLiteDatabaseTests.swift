#if SQLite
import CSQLite
import Foundation
import QiitaViewerModel
import QiitaViewerSQLite
import Testing

struct SQLiteDatabaseTests: ~Copyable {
  private static let name = "saved-items.sqlite"

  private let directory = TemporaryDirectory()
  private let clock = ManualClock(1_700_000_000.25)

  @Test func `a second database reads what the first wrote`() throws {
    let database = makeDatabase()
    for item in [Item].embedded { try database.save(item) }

    let other = makeDatabase()

    #expect(try other.savedItems() == database.savedItems())
    #expect(try other.savedItems().map(\.item) == [Item].embedded.reversed())
  }

  @Test(arguments: ["", "'; DROP TABLE saved_items; --", "a\0b", "日本語 👩‍👩‍👧‍👦", "\u{FEFF}\r\n"])
  func `any text comes back as it was`(_ text: String) throws {
    let item = Item.numbered(
      1,
      title: text,
      body: text,
      tags: [text, text],
      user: User(id: text, name: text)
    )
    let database = makeDatabase()

    try database.save(item)

    #expect(try database.savedItems().map(\.item) == [item])
    #expect(try database.savedItem(id: "item-1")?.item == item)
    #expect(try database.savedItem(id: text) == nil)
  }

  @Test(arguments: [
    0, 0.001, 0.123, 0.999, 1_700_000_000.567, -0.001, -1.5, -62_135_596_800, 253_402_300_798.999,
  ])
  func `a date keeps its milliseconds`(_ seconds: Double) throws {
    clock.set(seconds)
    let database = makeDatabase()

    try database.save(.numbered(1))

    #expect(
      try database.savedItems()
        == [SavedItem(item: .numbered(1), insertedAt: Date(timeIntervalSince1970: seconds))]
    )
  }

  @Test(arguments: [.infinity, .nan, 1e12, -1e12])
  func `a date that could not be read back is not written`(_ seconds: Double) throws {
    clock.set(seconds)

    #expect(throws: StorageError.dateOutOfRange(path: directory.path(of: Self.name))) {
      try makeDatabase().save(.sample)
    }

    #expect(!FileManager.default.fileExists(atPath: directory.path(of: "")))
  }

  @Test func `asking a database that is not there makes nothing`() throws {
    #expect(try makeDatabase().savedItems() == [])
    #expect(try makeDatabase().savedItem(id: "item-1") == nil)
    try makeDatabase().delete(id: "item-1")

    #expect(!FileManager.default.fileExists(atPath: directory.path(of: "")))
  }

  @Test func `the file and the folder are the owner's only, and nothing else is left`() throws {
    try makeDatabase().save(.sample)

    #expect(try directory.permissions(of: Self.name) == 0o600)
    #expect(try directory.permissions(of: "") == 0o700)
    #expect(try directory.names() == [".lock", Self.name])
  }

  @Test(arguments: ["", "no database", String(repeating: "no database, and long\n", count: 1000)])
  func `a file that makes no sense is kept aside, said so, and the command goes on`(
    _ contents: String
  ) throws {
    try directory.write(contents, to: Self.name)
    let notices = StorageNotices()
    let database = makeDatabase(notices)

    try database.save(.sample)

    #expect(try database.savedItems().map(\.item) == [.sample])
    #expect(try directory.contents(of: "saved-items.corrupt-1.sqlite") == contents)
    #expect(try directory.names() == [".lock", "saved-items.corrupt-1.sqlite", Self.name])
    #expect(notices.takeAll() == [notice(1)])
  }

  @Test func `a file truncated anywhere is kept aside as it is`() throws {
    for number in 1...20 { try makeDatabase().save(.numbered(number)) }
    let url = directory.url.appending(path: Self.name)
    let whole = try Data(contentsOf: url)

    for length in stride(from: 0, to: whole.count, by: 512) {
      try whole.prefix(length).write(to: url)
      let notices = StorageNotices()

      #expect(try makeDatabase(notices).savedItems() == [])

      let aside = try #require(notices.takeAll().first?.newPath)
      #expect(try Data(contentsOf: URL(filePath: aside)) == whole.prefix(length))
      try FileManager.default.removeItem(atPath: aside)
    }
  }

  @Test(arguments: [
    "DROP TABLE saved_items", "ALTER TABLE saved_items DROP COLUMN body",
    "UPDATE saved_items SET inserted_at = 'yesterday'", "UPDATE saved_items SET tags = 'swift'",
    "UPDATE saved_items SET title = x'FF'", "UPDATE saved_items SET url = ''",
    "UPDATE saved_items SET likes_count = 'many'", "PRAGMA user_version = 0",
  ])
  func `a database that this program did not write is kept aside`(_ change: String) throws {
    try makeDatabase().save(.numbered(1))
    try run(change)
    let notices = StorageNotices()

    #expect(try makeDatabase(notices).savedItems() == [])

    #expect(notices.takeAll() == [notice(1)])
    #expect(try directory.names() == [".lock", "saved-items.corrupt-1.sqlite"])
  }

  @Test func `what belonged to a file that is gone is kept apart from the next one`() throws {
    try directory.write("its journal", to: "\(Self.name)-journal")

    try makeDatabase().save(.sample)

    #expect(try directory.contents(of: "saved-items.corrupt-1.sqlite-journal") == "its journal")
    #expect(try makeDatabase().savedItems().map(\.item) == [.sample])
  }

  @Test func `a file of a newer version is refused and stays as it is`() throws {
    try makeDatabase().save(.numbered(1))
    try run("PRAGMA user_version = 2")
    let url = directory.url.appending(path: Self.name)
    let contents = try Data(contentsOf: url)

    expectEveryRequest(toThrow: .newerVersion(path: directory.path(of: Self.name), version: 2))

    #expect(try Data(contentsOf: url) == contents)
    #expect(try directory.names() == [".lock", Self.name])
  }

  @Test func `something that cannot be read is refused`() throws {
    try directory.makeFolder(Self.name)
    let path = directory.path(of: Self.name)

    let error = try #require(throws: StorageError.self) { try makeDatabase().savedItems() }

    guard case .unreadable(path, _) = error else {
      Issue.record(error)
      return
    }
    #expect(try directory.names() == [Self.name])
  }

  @Test func `a database that somebody keeps locked is an error after a number of tries`() throws {
    try makeDatabase().save(.numbered(1))
    let pauses = CallLog()
    let database = SQLiteDatabase(
      directory: directory.url,
      patience: LockPatience(tries: 3) { pauses.add("pause") }
    )
    try holding("BEGIN EXCLUSIVE") {
      let error = StorageError.busy(path: directory.path(of: Self.name))
      #expect(throws: error) { try database.savedItems() }
      #expect(throws: error) { try database.save(.numbered(2)) }
    }

    #expect(pauses.calls.count == 4)
    try database.save(.numbered(2))
    #expect(try database.savedItems().map(\.id) == ["item-2", "item-1"])
  }

  private func makeDatabase(_ notices: StorageNotices = StorageNotices()) -> SQLiteDatabase {
    let clock = clock
    return SQLiteDatabase(directory: directory.url, notices: notices, now: { clock.now })
  }

  private func notice(_ number: Int) -> StorageNotice {
    StorageNotice(
      path: directory.path(of: Self.name),
      newPath: directory.path(of: "saved-items.corrupt-\(number).sqlite")
    )
  }

  private func expectEveryRequest(toThrow error: StorageError) {
    let database = makeDatabase()
    #expect(throws: error) { try database.savedItems() }
    #expect(throws: error) { try database.savedItem(id: "item-1") }
    #expect(throws: error) { try database.save(.sample) }
    #expect(throws: error) { try database.delete(id: "item-1") }
  }

  private func run(_ statement: String) throws {
    try holding(statement) {}
  }

  /// Runs a statement in another connection, which is open until a body has ended.
  private func holding(_ statement: String, _ body: () throws -> Void) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(directory.path(of: Self.name), &connection) == SQLITE_OK)
    try #require(sqlite3_exec(connection, statement, nil, nil, nil) == SQLITE_OK)
    try body()
  }
}
#endif

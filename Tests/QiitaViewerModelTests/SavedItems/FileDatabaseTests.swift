import Foundation
import QiitaViewerModel
import Testing

struct FileDatabaseTests: ~Copyable {
  private static let name = "saved-items.json"

  private let directory = TemporaryDirectory()
  private let clock = ManualClock(1_700_000_000.25)

  @Test func `a second database reads what the first wrote`() throws {
    let database = makeDatabase()
    for item in [Item].embedded { try database.save(item) }

    let other = makeDatabase()

    #expect(try other.savedItems() == database.savedItems())
    #expect(try other.savedItems().map(\.item) == [Item].embedded.reversed())
  }

  @Test func `the file says its version and its dates in words`() throws {
    try makeDatabase().save(.sample)

    let item =
      #"{"body":"\#(Item.sample.body.replacing("\n", with: "\\n"))","#
      + #""createdAt":"2026-04-01T09:00:00.000Z","id":"sample-item","likesCount":12,"#
      + #""tags":["swift","dependency-injection"],"title":"\#(Item.sample.title)","#
      + #""url":"https://qiita.example/sample-user/items/sample-item","#
      + #""user":{"id":"sample-user","name":"Sample User"}}"#
    #expect(
      try directory.contents(of: Self.name)
        == #"{"items":[{"insertedAt":"2023-11-14T22:13:20.250Z","item":\#(item)}],"version":1}"#
    )
  }

  @Test(arguments: [
    0, 0.001, 0.123, 0.999, 1_700_000_000.567, 1_767_225_599.999, -0.001, -1.5, -13_000_000_000.5,
    -62_135_596_800, 253_402_300_798.999,
  ])
  func `a date keeps its milliseconds through any number of round trips`(
    _ seconds: Double
  ) throws {
    clock.set(seconds)
    let database = makeDatabase()

    try database.save(.numbered(1))
    try database.save(.numbered(2))
    try database.delete(id: "item-2")

    #expect(
      try database.savedItems()
        == [SavedItem(item: .numbered(1), insertedAt: Date(timeIntervalSince1970: seconds))]
    )
  }

  @Test(arguments: [.infinity, .nan, 1e12, -1e12])
  func `a date that could not be read back is not written`(_ seconds: Double) throws {
    let database = makeDatabase()
    try database.save(.numbered(1))
    let saved = try database.savedItems()

    clock.set(seconds)
    #expect(throws: StorageError.dateOutOfRange(path: directory.path(of: Self.name))) {
      try database.save(.numbered(2))
    }

    #expect(try database.savedItems() == saved)
  }

  @Test func `the file and the folder are the owner's only, and nothing else is left`() throws {
    try makeDatabase().save(.sample)

    #expect(try directory.permissions(of: Self.name) == 0o600)
    #expect(try directory.permissions(of: "") == 0o700)
    #expect(try directory.permissions(of: ".lock") == 0o600)
    #expect(try directory.names() == [".lock", Self.name])
  }

  @Test(arguments: [
    "", "not JSON", "[]", "{}", #"{"version":1}"#, #"{"version":"1","items":[]}"#,
    #"{"version":0,"items":[]}"#, #"{"version":1,"items":[{}]}"#,
    #"{"version":1,"items":[{"insertedAt":"yesterday","item":{}}]}"#,
  ])
  func `a file that makes no sense is kept aside, said so, and the command goes on`(
    _ contents: String
  ) throws {
    try directory.write(contents, to: Self.name)
    let notices = StorageNotices()
    let database = makeDatabase(notices)

    try database.save(.sample)

    #expect(try database.savedItems().map(\.item) == [.sample])
    #expect(try directory.contents(of: "saved-items.corrupt-1.json") == contents)
    #expect(try directory.names() == [".lock", "saved-items.corrupt-1.json", Self.name])
    #expect(notices.takeAll() == [notice(1)])
    #expect(notices.takeAll() == [])
  }

  @Test func `a file truncated anywhere is kept aside as it is`() throws {
    try makeDatabase().save(.sample)
    let whole = try directory.contents(of: Self.name)

    for length in 0..<whole.utf8.count {
      let half = String(decoding: whole.utf8.prefix(length), as: UTF8.self)
      try directory.write(half, to: Self.name)
      let notices = StorageNotices()

      #expect(try makeDatabase(notices).savedItems() == [])

      let aside = try #require(notices.takeAll().first?.newPath)
      #expect(try String(contentsOfFile: aside, encoding: .utf8) == half)
      try FileManager.default.removeItem(atPath: aside)
    }
  }

  @Test func `a file is kept aside under a name that nothing has`() throws {
    try directory.write("first", to: Self.name)
    let notices = StorageNotices()
    let database = makeDatabase(notices)
    #expect(try database.savedItems() == [])
    try directory.write("second", to: Self.name)
    #expect(try database.savedItem(id: "item-1") == nil)

    #expect(try directory.contents(of: "saved-items.corrupt-1.json") == "first")
    #expect(try directory.contents(of: "saved-items.corrupt-2.json") == "second")
    #expect(notices.takeAll() == [notice(1), notice(2)])
  }

  @Test func `a file of a newer version is refused and stays as it is`() throws {
    let contents = #"{"version":2,"articles":[]}"#
    try directory.write(contents, to: Self.name)

    expectEveryRequest(toThrow: .newerVersion(path: directory.path(of: Self.name), version: 2))

    #expect(try directory.contents(of: Self.name) == contents)
  }

  @Test func `a change that changes nothing leaves the file alone`() throws {
    try makeDatabase().save(.numbered(1))
    let contents = try directory.contents(of: Self.name) + "\n"
    try directory.write(contents, to: Self.name)

    try makeDatabase().save(.numbered(1))
    try makeDatabase().delete(id: "item-2")

    #expect(try directory.contents(of: Self.name) == contents)
  }

  @Test func `something that cannot be read is refused`() throws {
    try directory.makeFolder(Self.name)

    expectEveryRequest(
      toThrow: .unreadable(
        path: directory.path(of: Self.name),
        reason: "it is not a regular file"
      )
    )
    #expect(try directory.names() == [Self.name])
  }

  @Test func `a folder that cannot be made is an error that names the file`() throws {
    try directory.write("", to: "file")
    let database = FileDatabase(directory: directory.url.appending(path: "file"))

    let path = directory.path(of: "file/\(Self.name)")
    #expect(throws: StorageError.unreadable(path: path, reason: "Not a directory")) {
      try database.save(.sample)
    }
  }

  @Test func `two databases that take turns lose nothing of each other's`() throws {
    let first = makeDatabase()
    let second = makeDatabase()

    try first.save(.numbered(1))
    try second.save(.numbered(2))
    try first.save(.numbered(3))
    try second.delete(id: "item-1")
    try first.save(.numbered(4))

    #expect(try first.savedItems().map(\.id) == ["item-4", "item-3", "item-2"])
    #expect(try second.savedItems() == first.savedItems())
  }

  @Test func `a change made by hand is seen at the next request`() throws {
    let database = makeDatabase()
    try database.save(.numbered(1))
    let contents = try directory.contents(of: Self.name)

    try directory.write(contents.replacing("A title", with: "B title"), to: Self.name)

    #expect(try database.savedItem(id: "item-1")?.item.title == "B title")
  }

  @Test func `a lock that somebody keeps is an error after a number of tries`() throws {
    try makeDatabase().save(.numbered(1))
    let pauses = CallLog()
    let database = FileDatabase(
      directory: directory.url,
      patience: LockPatience(tries: 3) { pauses.add("pause") }
    )
    let held = open(directory.path(of: ".lock"), O_RDWR | O_CLOEXEC)
    defer { close(held) }
    try #require(flock(held, LOCK_EX | LOCK_NB) == 0)

    let error = StorageError.busy(path: directory.path(of: Self.name))
    #expect(throws: error) { try database.save(.numbered(2)) }
    #expect(throws: error) { try database.delete(id: "item-1") }
    #expect(pauses.calls.count == 4)
    #expect(try database.savedItems().map(\.id) == ["item-1"])

    try #require(flock(held, LOCK_UN) == 0)
    try database.save(.numbered(2))
    #expect(try database.savedItems().map(\.id) == ["item-2", "item-1"])
  }

  @Test func `what a killed program was about to write is replaced`() throws {
    try directory.write("half a file", to: ".\(Self.name).new")

    try makeDatabase().save(.sample)

    #expect(try directory.names() == [".lock", Self.name])
  }

  private func makeDatabase(_ notices: StorageNotices = StorageNotices()) -> FileDatabase {
    let clock = clock
    return FileDatabase(directory: directory.url, notices: notices, now: { clock.now })
  }

  private func notice(_ number: Int) -> StorageNotice {
    StorageNotice(
      path: directory.path(of: Self.name),
      newPath: directory.path(of: "saved-items.corrupt-\(number).json")
    )
  }

  private func expectEveryRequest(toThrow error: StorageError) {
    let database = makeDatabase()
    #expect(throws: error) { try database.savedItems() }
    #expect(throws: error) { try database.hasItem(id: "item-1") }
    #expect(throws: error) { try database.save(.sample) }
    #expect(throws: error) { try database.delete(id: "item-1") }
  }
}

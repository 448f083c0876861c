import Foundation
import QiitaViewerModel
import Testing

struct StorageFolderTests: ~Copyable {
  private let directory = TemporaryDirectory()

  @Test func `what belongs to a file is set aside with it, under names that nothing has`() throws {
    try directory.write("file", to: "a.data")
    try directory.write("its journal", to: "a.data-journal")
    try directory.write("an older journal", to: "a.corrupt-1.data-journal")
    let folder = StorageFolder(directory.url, patience: .standard)

    let newPath = try folder.setAside("a.data", withExtra: ["-journal", "-other"])

    #expect(newPath == directory.path(of: "a.corrupt-2.data"))
    #expect(try directory.contents(of: "a.corrupt-2.data") == "file")
    #expect(try directory.contents(of: "a.corrupt-2.data-journal") == "its journal")
    #expect(
      try directory.names()
        == ["a.corrupt-1.data-journal", "a.corrupt-2.data", "a.corrupt-2.data-journal"]
    )
  }

  @Test func `what could not be filled has changed nothing`() throws {
    try directory.write("old", to: "a.data")
    let folder = StorageFolder(directory.url, patience: .standard)

    #expect(
      throws: StorageError.unwritable(path: directory.path(of: "a.data"), reason: "no reason")
    ) {
      try folder.replace("a.data") { (_, file) throws(SystemError) in
        try file.write(Data("new".utf8))
        throw SystemError("no reason")
      }
    }

    #expect(try directory.contents(of: "a.data") == "old")
    #expect(try directory.names() == ["a.data"])
  }

  @Test func `the lock is given back after an error`() throws {
    struct Failure: Error {}
    let folder = StorageFolder(directory.url, patience: LockPatience(tries: 1) {})

    #expect(throws: Failure.self) { try folder.withLock(toChange: "a.data") { throw Failure() } }

    try folder.withLock(toChange: "a.data") {
      let other = StorageFolder(directory.url, patience: LockPatience(tries: 1) {})
      #expect(throws: StorageError.busy(path: directory.path(of: "a.data"))) {
        try other.withLock(toChange: "a.data") {}
      }
    }
  }
}

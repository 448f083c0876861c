import CaptureModel
import Foundation
import Testing

struct FolderPhotoStoreTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `a photo that is there is never overwritten`() throws {
    let store = FolderPhotoStore(path: folder.path())
    let file = folder.appending(path: "one.jpg")
    try Data("a picture".utf8).write(to: file)

    #expect(try store.insert("one.jpg") == nil)
    #expect(try store.insert("two.jpg") == PhotoRecord(name: "two.jpg"))

    #expect(try Data(contentsOf: file) == Data("a picture".utf8))
    #expect(try store.records.map(\.name) == ["one.jpg", "two.jpg"])
  }

  @Test func `a record that is removed is gone, and removing it again does nothing`() throws {
    let store = FolderPhotoStore(path: folder.path())
    let record = try #require(try store.insert("one.jpg"))

    try store.remove(record)
    try store.remove(record)

    #expect(try store.records.isEmpty)
  }

  @Test func `a folder that is not there is an error that says what to do`() {
    let path = folder.appending(path: "none").path()
    let store = FolderPhotoStore(path: path)

    let error = #expect(throws: FolderPhotoStore.Unusable.self) { try store.insert("one.jpg") }
    #expect(throws: FolderPhotoStore.Unusable.self) { try store.records }
    #expect(
      error?.description
        == "Photos cannot be kept in '\(path)'; choose a folder to write to with '--photos DIR'."
    )
  }
}

import Foundation

/// A folder of a test's own, which is removed with this value.
struct TemporaryDirectory: ~Copyable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "qiita-viewer-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path(percentEncoded: false) }

  /// Makes a file in the folder.
  func write(_ contents: String, to name: String) throws {
    try Data(contents.utf8).write(to: url.appending(path: name))
  }

  func contents(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Opens an empty file in the folder.
  func makeFile(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forUpdating: url.appending(path: name))
  }
}

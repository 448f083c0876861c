import Foundation

/// A folder of a test's own, which does not exist yet and is removed with this value.
struct TemporaryDirectory: ~Copyable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "qiita-viewer-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file of the folder.
  func path(of name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Makes the folder, and a file in it.
  func write(_ contents: String, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: url.appending(path: name))
  }

  func contents(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// The names of everything in the folder, hidden files too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
  }

  /// The permission bits of a file of the folder, or of the folder itself.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(of: name))[.posixPermissions] as? Int
  }

  /// Sets the permission bits of a file of the folder, or of the folder itself.
  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: path(of: name)
    )
  }

  /// Makes a folder in the folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name),
      withIntermediateDirectories: true
    )
  }
}

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

  /// The names of everything in the folder, hidden files too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: "")).sorted()
  }

  /// Sets the permission bits of a file of the folder, or of the folder itself.
  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: path(of: name)
    )
  }

  /// Makes a folder in the folder, or the folder itself.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name),
      withIntermediateDirectories: true
    )
  }
}

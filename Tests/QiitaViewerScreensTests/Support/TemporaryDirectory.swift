import Foundation

/// A folder of a test's own, which does not exist yet and is removed with this value.
struct TemporaryDirectory: ~Copyable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "qiita-viewer-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

import Foundation

/// A folder of a test's own, which is removed with this value.
struct TemporaryFolder: ~Copyable {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "state-repository-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file of the folder, or of the folder itself.
  func path(_ name: String) -> String {
    (name.isEmpty ? url : url.appending(path: name)).path(percentEncoded: false)
  }
}

import Foundation

/// A path of a file that is not there at first, in a folder that goes with this value.
final class TemporaryFile: Sendable {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { url.path(percentEncoded: false) }
  var url: URL { folder.appending(path: "file") }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: url)
  }

  func contents(of suffix: String = "") throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + suffix)), as: UTF8.self)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
  }
}

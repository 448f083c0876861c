import Foundation

/// A place for a folder that is removed with the last reference to it.
final class TemporaryDirectory: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    .path(percentEncoded: false)

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

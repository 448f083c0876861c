import Foundation
import Testing

/// A text that is kept in the repository, so that a change of it is reviewed.
struct LockFile {
  /// The environment variable with which a test run records instead of comparing.
  private static let variable = "RECORD_LOCK_FILES"

  private let path: String
  private let isRecording: Bool

  /// Names a file by its path in the repository.
  init(
    _ path: String,
    isRecording: Bool = ProcessInfo.processInfo.environment[Self.variable] != nil
  ) {
    self.path = path
    self.isRecording = isRecording
  }

  /// Expects the file to hold a text; when it does not, the failure shows the lines that differ.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Self.repository.appending(path: path)
    let kept = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard kept != text else { return }
    if isRecording { try text.write(to: url, atomically: true, encoding: .utf8) }
    let advice =
      isRecording
      ? "It has been recorded."
      : "If the change is meant: \(Self.variable)=1 swift test"
    Issue.record(
      "\(path) differs.\n\(LineDifference(from: kept, to: text))\n\(advice)",
      sourceLocation: sourceLocation
    )
  }

  private static var repository: URL {
    var directory = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { directory.deleteLastPathComponent() }
    return directory
  }
}

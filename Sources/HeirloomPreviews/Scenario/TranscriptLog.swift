import Synchronization

/// Collects the lines of a transcript.
final class TranscriptLog: Sendable {
  private let lines: Mutex<[String]> = Mutex([])

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  var text: String { lines.withLock { $0 }.map { "\($0)\n" }.joined() }
}

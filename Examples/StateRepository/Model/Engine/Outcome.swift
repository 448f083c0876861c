import Synchronization

/// Where a turn leaves what it has found for one who may not wait for it to the end.
final class Outcome<Content: Sendable>: Sendable {
  private let result = Mutex<Result<Content, any Error>?>(nil)

  /// What was found, if anything.
  var settled: Result<Content, any Error>? { result.withLock(\.self) }

  /// Leaves what was found; it is called once.
  func settle(_ found: Result<Content, any Error>?) {
    result.withLock { $0 = found }
  }
}

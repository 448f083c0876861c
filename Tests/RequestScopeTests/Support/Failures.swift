import Heirloom
import Synchronization

/// Failures that were reported.
final class Failures: Sendable {
  private let stored = Mutex<[Failure]>([])

  var all: [Failure] { stored.withLock { $0 } }

  func add(_ failure: Failure) {
    stored.withLock { $0.append(failure) }
  }
}

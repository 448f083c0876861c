import Heirloom
import Synchronization

/// Collects the failures of a scope.
final class FailureLog: Sendable {
  private let failures = Mutex<[Failure]>([])

  var messages: [String] {
    failures.withLock { $0.map(\.message) }
  }

  var handler: FailureHandler {
    FailureHandler { failure in self.failures.withLock { $0.append(failure) } }
  }
}

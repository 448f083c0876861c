import Synchronization

/// What all scopes of one tree share: their purpose and their keys, but no value.
final class Root: Sendable {
  let purpose: Purpose
  let keys = KeyRegistry()

  /// Texts of the failures that are worth one report each, however often they are met.
  private let reported = Mutex<Set<String>>([])

  init(purpose: Purpose) {
    self.purpose = purpose
  }

  /// Returns whether a failure has not been reported in this tree before.
  func isFirst(_ failure: Failure) -> Bool {
    reported.withLock { $0.insert(failure.message).inserted }
  }
}

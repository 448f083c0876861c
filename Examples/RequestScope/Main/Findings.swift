import Heirloom
import Synchronization

/// What was met while the demonstration ran.
final class Findings: Sendable {
  private let mistakes = Mutex<[String]>([])
  private let reports = Mutex(0)

  /// What should not have been met.
  var all: [String] { mistakes.withLock { $0 } }

  /// How many failures were reported of hooks, as they are to be.
  var reportCount: Int { reports.withLock { $0 } }

  func add(_ mistake: String) {
    mistakes.withLock { $0.append(mistake) }
  }

  func report(_ failure: Failure) {
    if failure.id == .hooksFailed {
      reports.withLock { $0 += 1 }
    } else {
      add(failure.message)
    }
  }
}

import HeirloomTesting
import Synchronization

/// Keeps lists of touches.
final class TouchesLog: Sendable {
  private let lists: Mutex<[Touches]> = Mutex([])

  var last: Touches? { lists.withLock { $0.last } }

  func add(_ touches: Touches) {
    lists.withLock { $0.append(touches) }
  }
}

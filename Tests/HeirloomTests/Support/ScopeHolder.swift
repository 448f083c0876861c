import Heirloom
import Synchronization

/// Holds a scope that is made after whoever needs it.
final class ScopeHolder: Sendable {
  private let stored = Mutex<Scope?>(nil)

  var scope: Scope? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

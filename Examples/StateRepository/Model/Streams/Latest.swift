import Synchronization

/// The latest state of one of several streams that are combined.
final class Latest<Value: Sendable>: Sendable {
  typealias Letter = @Sendable () -> State<Value>

  private let letter = Mutex<Letter?>(nil)

  /// The state, or an error where there is none yet: the only way out of a pack.
  var required: Letter {
    get throws(NoState) {
      guard let letter = letter.withLock(\.self) else { throw NoState() }
      return letter
    }
  }

  /// Replaces the state, and returns the one before, which must not go away under a lock.
  func replace(with new: @escaping Letter) -> Letter? {
    letter.withLock { letter in
      defer { letter = new }
      return letter
    }
  }

  struct NoState: Error {}
}

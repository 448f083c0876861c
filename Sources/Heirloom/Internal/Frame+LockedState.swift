import Synchronization

extension Frame {
  /// The state behind its lock; it does not exist before it is needed, and most derived scopes go
  /// away before.
  struct LockedState: ~Copyable, Sendable {
    private let state = Mutex<State?>(nil)

    /// Looks at the state, or changes it.
    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      state.withLock { Self.change(&$0, body) }
    }

    /// Adds an entry to the frame's memo.
    func insert(_ key: UInt, _ value: UInt, in memo: borrowing AddressTable) {
      state.withLock { state in
        guard !memo.insertFirst(key, value) else { return }
        Self.change(&state) { memo.insert(key, value, &$0.occupancy) }
      }
    }

    /// Whether there is anything to look at.
    var isThere: Bool { state.withLock { $0 != nil } }

    /// What the frame has been made for, if there is anything.
    var lifecycle: Lifecycle? { state.withLock { $0?.lifecycle } }

    /// Takes out what has its home in the frame, in the order of making.
    func takeMade() -> [State.Made] {
      state.withLock { state in
        guard let made = state?.inOrderOfMaking else { return [] }
        state?.made = []
        state?.limited = [:]
        return made
      }
    }

    private static func change<Result>(
      _ state: inout State?,
      _ body: (inout State) -> Result
    ) -> Result {
      var existing = state.take() ?? State()
      defer { state = existing }
      return body(&existing)
    }
  }
}

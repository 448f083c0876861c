import Synchronization

/// A state, and the tasks that wait for it to change.
///
/// Conditions and changes run under the lock, so they must not run code of the user's. To release
/// something is to run such code: what a change takes out, it returns.
final class WaitingRoom<State: Sendable>: Sendable {
  private struct Waiter: Sendable {
    let number: Int
    let condition: @Sendable (inout State) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Contents: Sendable {
    var state: State
    var waiters: [Waiter] = []
    var numbers = 0
  }

  private let contents: Mutex<Contents>

  init(_ state: State) {
    contents = Mutex(Contents(state: state))
  }

  /// Waits until a condition holds; it may change the state when it does.
  ///
  /// - Parameter condition: Looked at now and after each change, in the order of arrival.
  ///
  /// - Returns: Whether the condition held; `false` when the task was cancelled before it did.
  nonisolated(nonsending) func wait(
    until condition: @escaping @Sendable (inout State) -> Bool
  ) async -> Bool {
    let number = contents.withLock { contents in
      contents.numbers += 1
      return contents.numbers
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome = contents.withLock { contents -> Bool? in
          if condition(&contents.state) { return true }
          // A cancellation before this moment is seen here; a later one finds the waiter.
          if Task.isCancelled { return false }
          contents.waiters.append(
            Waiter(number: number, condition: condition, continuation: continuation)
          )
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      let waiter = contents.withLock { contents -> Waiter? in
        let index = contents.waiters.firstIndex { $0.number == number }
        return index.map { contents.waiters.remove(at: $0) }
      }
      waiter?.continuation.resume(returning: false)
    }
  }

  /// Changes the state and lets those go on whose condition now holds.
  ///
  /// - Parameter change: Changes the state.
  ///
  /// - Returns: What the change returns.
  func change<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    var ready: [Waiter] = []
    let result = contents.withLock { contents in
      let result = change(&contents.state)
      var rest: [Waiter] = []
      for waiter in contents.waiters {
        if waiter.condition(&contents.state) { ready.append(waiter) } else { rest.append(waiter) }
      }
      contents.waiters = rest
      return result
    }
    for waiter in ready { waiter.continuation.resume(returning: true) }
    return result
  }
}

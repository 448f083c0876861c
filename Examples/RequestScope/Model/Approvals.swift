import Synchronization

/// Where large changes wait until somebody approves them.
public final class Approvals: Sendable {
  private struct State {
    var nextNumber = 0
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Creates it with nothing waiting.
  public init() {}

  /// Waits for the approval.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func wait() async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(continuation, number)
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Approves everything that waits.
  ///
  /// - Returns: How much that was.
  @discardableResult
  public func approveAll() -> Int {
    let approved = state.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in approved { continuation.resume() }
    return approved.count
  }

  /// Suspends until a number of changes wait at the same time.
  ///
  /// - Parameter count: The number.
  public func untilWaiting(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.waiting.count < count { state.watchers.append((count, continuation)) }
        return state.waiting.count >= count
      }
      if isReached { continuation.resume() }
    }
  }

  private func add(_ continuation: CheckedContinuation<Void, any Error>, _ number: Int) {
    let reached = state.withLock { state in
      state.waiting[number] = continuation
      let split = state.watchers.partition { $0.count <= state.waiting.count }
      defer { state.watchers.removeSubrange(split...) }
      return Array(state.watchers[split...])
    }
    for watcher in reached { watcher.continuation.resume() }
  }

  private func cancel(_ number: Int) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(throwing: CancellationError())
  }
}

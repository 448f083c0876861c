import Synchronization

/// A gate between tasks, which tells when it has been reached.
///
/// A cancelled task does not stay at it.
final class AsyncGate: Sendable {
  private struct State {
    var isOpen = false
    var arrivals = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Lets everybody pass from now on.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.self)
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the gate is open.
  ///
  /// - Throws: `CancellationError` when the task was cancelled.
  nonisolated(nonsending) func pass() async throws {
    let number = arrive()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = state.withLock { state in
          if state.isOpen || Task.isCancelled { return false }
          state.waiting[number] = continuation
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
    try Task.checkCancellation()
  }

  /// Waits until a number of tasks have come to the gate.
  nonisolated(nonsending) func reached(by count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let mustWait = state.withLock { state in
        if state.arrivals >= count { return false }
        state.watching.append((count, continuation))
        return true
      }
      if !mustWait { continuation.resume() }
    }
  }

  private func arrive() -> Int {
    let (number, watching) = state.withLock { state in
      state.arrivals += 1
      let arrivals = state.arrivals
      let ready = state.watching.filter { $0.count <= arrivals }.map(\.continuation)
      state.watching.removeAll { $0.count <= arrivals }
      return (arrivals, ready)
    }
    for continuation in watching { continuation.resume() }
    return number
  }
}

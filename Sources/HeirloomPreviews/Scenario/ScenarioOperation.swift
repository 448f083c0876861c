import Synchronization

/// What one step of a scenario has started: whether it goes on, is held somewhere, or has ended.
final class ScenarioOperation: Sendable {
  /// The operation that the current task belongs to.
  @TaskLocal static var current: ScenarioOperation?

  private struct State: Sendable {
    var heldCount = 0
    var hasEnded = false
    var error: (any Error)?
    var watcher: (continuation: CheckedContinuation<Void, Never>, callCount: Int)?
  }

  /// The name of the step.
  let name: String

  let transcript: TranscriptLog
  private let state = Mutex(State())

  init(_ name: String, _ transcript: TranscriptLog) {
    self.name = name
    self.transcript = transcript
  }

  /// How many parts of the operation wait for somebody.
  var heldCount: Int { state.withLock { $0.heldCount } }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// What the operation has thrown.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Notes that a part of the operation waits for somebody.
  func hold() {
    change { $0.heldCount += 1 }
  }

  /// Notes that a part of the operation goes on.
  func release() {
    change { $0.heldCount -= 1 }
  }

  /// Notes that the operation has ended.
  func end(throwing error: (any Error)? = nil) {
    change {
      $0.hasEnded = true
      $0.error = error
    }
  }

  /// Waits until the operation has ended, or so many parts of it are held, or the task is cancelled.
  func settle(holding callCount: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          // Whoever cancels comes either before this look or after the watcher is there.
          if state.hasEnded || state.heldCount >= callCount || Task.isCancelled { return true }
          state.watcher = (continuation, callCount)
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      let watcher = state.withLock { state in
        defer { state.watcher = nil }
        return state.watcher
      }
      watcher?.continuation.resume()
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      body(&state)
      guard let watcher = state.watcher, state.hasEnded || state.heldCount >= watcher.callCount
      else { return nil }
      state.watcher = nil
      return watcher.continuation
    }
    continuation?.resume()
  }
}

import Foundation
import Synchronization

/// Something that happens once, and that threads and tasks can wait for.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let opening = DispatchSemaphore(value: 0)

  /// Creates a gate that is shut.
  public init() {}

  /// Whether the gate is open.
  public var isOpen: Bool { state.withLock(\.isOpen) }

  /// Opens the gate for good.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    opening.signal()
    for continuation in waiting { continuation.resume() }
  }

  /// Blocks a thread of the test's own until the gate is open.
  public func waitOnThread() {
    opening.wait()
    opening.signal()
  }

  /// Suspends a task until the gate is open.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

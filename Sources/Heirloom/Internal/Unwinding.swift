import Synchronization

/// Releases a chain of frames one after the other, so that deep nesting does not overflow the stack.
///
/// Releasing a frame's last reference would release its parent from within, and so on up the chain.
/// The compiler makes a loop of such a chain, but by taking away the parent of each frame that looks
/// unshared, and a ``Deferred`` may revive a frame at that very moment. Here a frame that really dies
/// hands its parent over to whoever unwinds.
final class Unwinding: Sendable {
  private struct State {
    var pending: Frame?
    var isOpen = true
  }

  private let state = Mutex(State())

  /// Releases a frame and, if it dies of that, its ancestors.
  static func release(_ frame: inout Frame?) {
    guard isKnownUniquelyReferenced(&frame) else {
      frame = nil
      return
    }
    let unwinding = Unwinding()
    while frame != nil {
      if isKnownUniquelyReferenced(&frame) { frame?.delegateUnwinding(to: unwinding) }
      frame = nil
      frame = unwinding.next()
    }
  }

  /// Takes over a frame; refuses when nobody is unwinding any more.
  func take(_ frame: inout Frame?) -> Bool {
    let taken = frame
    frame = nil
    let isTaken = state.withLock { state in
      guard state.isOpen else { return false }
      state.pending = taken
      return true
    }
    if !isTaken { frame = taken }
    return isTaken
  }

  private func next() -> Frame? {
    state.withLock { state in
      defer { state.pending = nil }
      if state.pending == nil { state.isOpen = false }
      return state.pending
    }
  }
}

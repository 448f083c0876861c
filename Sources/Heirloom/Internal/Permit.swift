import Synchronization

/// The permit of one maker, which it has while it runs and not while it waits for another's value.
///
/// If it kept the permit, it could wait for a maker that waits for a permit.
final class Permit: Sendable {
  private struct State {
    var isHeld = false
    var waits = 0
  }

  private let permits: Permits
  private let state = Mutex(State())

  init(_ permits: Permits) {
    self.permits = permits
  }

  /// Takes the permit before the maker runs.
  ///
  /// - Throws: `CancellationError` when the task was cancelled first.
  nonisolated(nonsending) func take() async throws {
    guard await permits.take() else { throw CancellationError() }
    state.withLock { $0.isHeld = true }
  }

  /// Gives the permit back for good.
  func giveBack() {
    let wasHeld = state.withLock { state in
      defer { state.isHeld = false }
      return state.isHeld
    }
    if wasHeld { permits.giveBack() }
  }

  /// Begins to wait for another's value; a maker may do so for several at once.
  func beginWaiting() {
    let isFirst = state.withLock { state in
      state.waits += 1
      return state.waits == 1
    }
    if isFirst { giveBack() }
  }

  /// Goes on after a wait; a maker whose task is cancelled goes on without a permit.
  nonisolated(nonsending) func endWaiting() async {
    let isLast = state.withLock { state in
      state.waits -= 1
      return state.waits == 0
    }
    if isLast { try? await take() }
  }
}

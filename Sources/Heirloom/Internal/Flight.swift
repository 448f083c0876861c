/// The task in which an asynchronous maker runs, and what those who wait for it are told.
///
/// It ends on its own, or is cancelled when the last of those who asked for it has left.
final class Flight: Sendable {
  /// What became of a maker.
  enum Outcome: Sendable {
    /// The value is there, and remembered in its home.
    ///
    /// The home owns it: a flight whose task is a moment from its end must not be what keeps it.
    case landed(Unmanaged<Slot>)

    /// The maker threw; nothing is kept.
    case failed(Failing)
  }

  /// What a maker threw, and what tells in which scopes it would throw the same.
  struct Failing: Sendable {
    let error: any Error
    let reads: Reads

    /// The outermost scope in which the maker would have read the same; it may be gone by now.
    let home: ObjectIdentifier
  }

  private struct State: Sendable {
    var task: Task<Void, Never>?
    var passengers = 1
    var outcome: Outcome?
    var hasEnded = false
  }

  private let room = WaitingRoom(State())

  /// Counts another one who asks, unless everybody has left already.
  func board() -> Bool {
    room.change { state in
      guard state.passengers > 0 else { return false }
      state.passengers += 1
      return true
    }
  }

  /// Lets the flight own the task that it runs in.
  func start(_ task: Task<Void, Never>) {
    room.change { state in
      if !state.hasEnded { state.task = task }
    }
  }

  /// Cancels the flight for everybody.
  func cancel() {
    room.change { $0.task }?.cancel()
  }

  /// Ends the flight.
  ///
  /// - Parameter outcome: What became of the maker; nothing if it was not needed after all.
  func end(_ outcome: Outcome?) {
    // The task is released outside of the lock: with it a scope may go away.
    _ = room.change { state in
      state.outcome = outcome
      state.hasEnded = true
      defer { state.task = nil }
      return state.task
    }
  }

  /// Waits until the flight has ended, on behalf of one who has asked for it.
  ///
  /// - Returns: The outcome; nothing if the maker did not run.
  ///
  /// - Throws: `CancellationError` when the waiting task was cancelled first.
  nonisolated(nonsending) func outcome() async throws -> Outcome? {
    if await room.wait(until: { $0.hasEnded }) { return room.change { $0.outcome } }
    let abandoned = room.change { state -> Task<Void, Never>? in
      state.passengers -= 1
      return state.passengers == 0 ? state.task : nil
    }
    abandoned?.cancel()
    throw CancellationError()
  }

  /// Waits until the flight has ended, whatever its outcome, without asking for it.
  ///
  /// - Throws: `CancellationError` when the waiting task was cancelled first.
  nonisolated(nonsending) func end() async throws {
    guard await room.wait(until: { $0.hasEnded }) else { throw CancellationError() }
  }
}

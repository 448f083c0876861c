import Synchronization

/// Holds an endpoint in flight, so that a screen can be seen while it is loading.
///
/// The endpoint of a stub passes the gate; whoever looks waits until it has been reached, and opens it
/// with a value or an error, or never. No time passes, and nothing is polled.
///
/// ```swift
/// let gate = Gate<String>()
/// try await gate.hold { _ = try? await gate.pass() }
/// gate.open("loaded")
/// ```
///
/// What still waits at a gate when the rendering of a fixture has ended, as that of a screen that is
/// loading for ever, is told of that by a `CancellationError`, so that nothing is left behind.
/// A detached task knows of no rendering, and waits until somebody opens the gate or cancels it.
public final class Gate<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var outcome: Result<Value, any Error>?
    var arrival: Result<Void, any Error>?
    var passing = GateQueue<Value>()
    var watching = GateQueue<Void>()
  }

  private let state = Mutex(State())

  /// Creates a gate that is closed.
  public init() {}

  /// Waits until the gate is opened; one that is open already is passed at once.
  ///
  /// - Returns: The value that the gate was opened with.
  ///
  /// - Throws: The error that it was opened with; `CancellationError` when the task is cancelled or
  ///   the rendering that it belongs to has ended.
  public func pass() async throws -> Value {
    let isWelcome = FixtureWork.current?.add { self.end() } ?? true
    arrive(.success(()))
    if !isWelcome { end() }
    return try await wait(\.passing, \.outcome)
  }

  /// Waits until somebody is at the gate, or has been.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, or ``GateNotReached``.
  public func reached() async throws {
    try await wait(\.watching, \.arrival)
  }

  /// Opens the gate with a value, for those who wait and those who come later.
  ///
  /// A gate is opened once; opening it again changes nothing.
  ///
  /// - Parameter value: What those who pass receive.
  public func open(_ value: Value) {
    settle(.success(value))
  }

  /// Opens the gate with an error, for those who wait and those who come later.
  ///
  /// A gate is opened once; opening it again changes nothing.
  ///
  /// - Parameter error: What those who pass throw.
  public func open(throwing error: any Error) {
    settle(.failure(error))
  }

  /// Starts an operation and waits until it has reached the gate.
  ///
  /// In the content of a fixture the operation belongs to the rendering: it is cancelled when that has
  /// ended. Elsewhere it belongs to whoever keeps the task.
  ///
  /// - Parameter operation: What passes the gate on its way.
  ///
  /// - Returns: The task that runs the operation.
  ///
  /// - Throws: ``GateNotReached`` when the operation ends without having come to the gate;
  ///   `CancellationError` when the waiting task is cancelled, and then the operation is cancelled, too.
  @MainActor
  @discardableResult
  public func hold(
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> Task<Void, Never> {
    let task = Task {
      await operation()
      arrive(.failure(GateNotReached()))
    }
    if FixtureWork.current?.add({ task.cancel() }) == false { task.cancel() }
    do {
      try await reached()
    } catch {
      task.cancel()
      throw error
    }
    return task
  }
}

extension Gate where Value == Void {
  /// Opens the gate, for those who wait and those who come later.
  public func open() {
    open(())
  }
}

extension Gate {
  /// The operations of a scenario that wait to pass.
  var operations: [ScenarioOperation] { state.withLock { $0.passing.operations } }

  /// Lets nobody wait any longer.
  private func end() {
    settle(.failure(CancellationError()))
  }

  private func settle(_ outcome: Result<Value, any Error>) {
    let waiting = state.withLock { state -> GateQueue<Value> in
      guard state.outcome == nil else { return GateQueue() }
      state.outcome = outcome
      return state.passing.leave()
    }
    waiting.resume(with: outcome)
  }

  private func arrive(_ arrival: Result<Void, any Error>) {
    let waiting = state.withLock { state -> GateQueue<Void> in
      guard state.arrival == nil else { return GateQueue() }
      state.arrival = arrival
      return state.watching.leave()
    }
    waiting.resume(with: arrival)
  }

  private func wait<Answer: Sendable>(
    _ queue: any WritableKeyPath<State, GateQueue<Answer>> & Sendable,
    _ answer: any KeyPath<State, Result<Answer, any Error>?> & Sendable
  ) async throws -> Answer {
    let ticket = state.withLock { $0[keyPath: queue].makeTicket() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known = state.withLock { state -> Result<Answer, any Error>? in
          if let answer = state[keyPath: answer] { return answer }
          // Whoever cancels comes either before this look or after the continuation is there.
          if Task.isCancelled { return .failure(CancellationError()) }
          state[keyPath: queue].add(HeldContinuation(continuation), ticket)
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      let continuation = state.withLock { $0[keyPath: queue].remove(ticket) }
      continuation?.resume(with: .failure(CancellationError()))
    }
  }
}

import Synchronization

/// A clock on which no time passes unless it is told so.
///
/// Who sleeps on it wakes when the clock has been advanced to the time: in the order of those times, and
/// of falling asleep where they are the same. Time moves at once to where it is advanced to, so that who
/// wakes and sleeps again counts from there.
///
/// ```swift
/// func check() async throws {
///   let clock = TestClock()
///   async let alarm: Void = clock.sleep(for: .seconds(60))
///   try await clock.sleepers()
///   try clock.advance(by: .seconds(60))
///   try await alarm
/// }
/// ```
public final class TestClock: Clock, Sendable {
  /// A moment on a test clock.
  public struct Instant: InstantProtocol {
    /// How long after its beginning the clock shows this moment.
    public let offset: Duration

    /// Creates a moment.
    ///
    /// - Parameter offset: How long after its beginning the clock shows it.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// A later moment, or an earlier one for a negative duration.
    ///
    /// - Parameter duration: How much later.
    ///
    /// - Returns: The moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How long it takes from this moment to another.
    ///
    /// - Parameter other: The other moment.
    ///
    /// - Returns: The duration, negative if the other one is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one moment is earlier than another.
    ///
    /// - Parameters:
    ///   - left: A moment.
    ///   - right: Another moment.
    ///
    /// - Returns: Whether the first is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex(TestClockState())

  /// Creates a clock.
  ///
  /// - Parameter now: What it shows at first.
  public init(now: Instant = Instant()) {
    state.withLock { $0.now = now }
  }

  /// What the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been advanced to a moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Means nothing, for the clock is exact.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let ticket = state.withLock { $0.makeTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (outcome, watchers) = state.withLock { state in
          state.add(continuation, ticket, until: deadline)
        }
        if let outcome { continuation.resume(with: outcome) }
        for watcher in watchers { watcher.resume(with: .success(())) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.remove(ticket) }
      sleeper?.resume(with: .failure(CancellationError()))
    }
  }

  /// Waits until so many tasks sleep on the clock.
  ///
  /// - Parameter count: How many.
  ///
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  public func sleepers(_ count: Int = 1) async throws {
    let ticket = state.withLock { $0.makeTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = state.withLock { $0.watch(continuation, ticket, for: count) }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let watcher = state.withLock { $0.removeWatcher(ticket) }
      watcher?.resume(with: .failure(CancellationError()))
    }
  }

  /// Lets time pass, and wakes those whose time has come.
  ///
  /// - Parameter duration: How much.
  ///
  /// - Throws: ``NothingIsSleeping`` when that would mean nothing to anybody; no time has passed then.
  ///
  /// - Precondition: The duration is not negative.
  public func advance(by duration: Duration) throws(NothingIsSleeping) {
    precondition(duration >= .zero, "time does not go back; pass a positive duration")
    let woken = state.withLock { state in state.advance(to: state.now.advanced(by: duration)) }
    guard let woken else { throw NothingIsSleeping(duration: duration) }
    for sleeper in woken { sleeper.resume(with: .success(())) }
  }

  /// Lets time pass until all have woken who sleep now.
  ///
  /// - Throws: ``NothingIsSleeping`` when nobody does.
  public func run() throws(NothingIsSleeping) {
    let woken = state.withLock { state in
      state.latestDeadline.flatMap { state.advance(to: max($0, state.now)) }
    }
    guard let woken else { throw NothingIsSleeping(duration: nil) }
    for sleeper in woken { sleeper.resume(with: .success(())) }
  }

  /// Runs an operation, and lets time pass whenever somebody sleeps, until the operation has ended.
  ///
  /// Each time it goes on to the next moment that somebody waits for, so that who sleeps in a loop
  /// sees every turn.
  ///
  /// - Parameter operation: What to run.
  ///
  /// - Returns: What the operation returns.
  ///
  /// - Throws: What the operation throws.
  public func run<Result: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        while (try? await self.sleepers()) != nil { self.advanceToNext() }
        return nil
      }
      defer { group.cancelAll() }
      while let result = try await group.next() {
        if let result { return result }
      }
      throw CancellationError()
    }
  }

  /// The operations of a scenario that would wake.
  func operations(wakingAfter duration: Duration) -> [ScenarioOperation] {
    state.withLock { $0.due(by: $0.now.advanced(by: duration)) }.compactMap(\.operation)
  }

  private func advanceToNext() {
    let woken = state.withLock { state in
      state.nextDeadline.flatMap { state.advance(to: max($0, state.now)) }
    }
    for sleeper in woken ?? [] { sleeper.resume(with: .success(())) }
  }
}

/// The time of a test clock and those who wait for it.
struct TestClockState: Sendable {
  private struct Sleeper: Sendable {
    let ticket: Int
    let deadline: TestClock.Instant
    let continuation: HeldContinuation<Void>
  }

  private struct Watcher: Sendable {
    let ticket: Int
    let count: Int
    let continuation: HeldContinuation<Void>
  }

  var now = TestClock.Instant()

  /// In the order of their deadlines.
  private var sleepers: [Sleeper] = []
  private var watchers: [Watcher] = []
  private var ticketsMade = 0

  var nextDeadline: TestClock.Instant? { sleepers.first?.deadline }
  var latestDeadline: TestClock.Instant? { sleepers.last?.deadline }

  /// Returns a number by which one who waits can be found.
  mutating func makeTicket() -> Int {
    ticketsMade += 1
    return ticketsMade
  }

  /// Lets somebody sleep; returns how it ends if it does so at once, and those who waited for it.
  mutating func add(
    _ continuation: CheckedContinuation<Void, any Error>,
    _ ticket: Int,
    until deadline: TestClock.Instant
  ) -> (Result<Void, any Error>?, [HeldContinuation<Void>]) {
    // Whoever cancels comes either before this look or after the continuation is there.
    if Task.isCancelled { return (.failure(CancellationError()), []) }
    guard deadline > now else { return (.success(()), []) }
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    let sleeper = Sleeper(
      ticket: ticket,
      deadline: deadline,
      continuation: HeldContinuation(continuation)
    )
    sleepers.insert(sleeper, at: index)
    let content = watchers.filter { $0.count <= sleepers.count }
    watchers.removeAll { $0.count <= sleepers.count }
    return (nil, content.map(\.continuation))
  }

  mutating func remove(_ ticket: Int) -> HeldContinuation<Void>? {
    sleepers.firstIndex { $0.ticket == ticket }.map { sleepers.remove(at: $0).continuation }
  }

  /// Lets somebody wait for sleepers; returns how that ends if it does so at once.
  mutating func watch(
    _ continuation: CheckedContinuation<Void, any Error>,
    _ ticket: Int,
    for count: Int
  ) -> Result<Void, any Error>? {
    if Task.isCancelled { return .failure(CancellationError()) }
    if sleepers.count >= count { return .success(()) }
    watchers.append(
      Watcher(ticket: ticket, count: count, continuation: HeldContinuation(continuation))
    )
    return nil
  }

  mutating func removeWatcher(_ ticket: Int) -> HeldContinuation<Void>? {
    watchers.firstIndex { $0.ticket == ticket }.map { watchers.remove(at: $0).continuation }
  }

  /// Those who wake when the clock shows a moment, in their order.
  func due(by moment: TestClock.Instant) -> [HeldContinuation<Void>] {
    sleepers.prefix { $0.deadline <= moment }.map(\.continuation)
  }

  /// Moves the time; returns those who wake, or nil when nobody sleeps.
  mutating func advance(to moment: TestClock.Instant) -> [HeldContinuation<Void>]? {
    guard !sleepers.isEmpty else { return nil }
    now = moment
    defer { sleepers.removeAll { $0.deadline <= moment } }
    return due(by: moment)
  }
}

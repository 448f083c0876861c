/// What a server has done.
public struct RequestCounts: Hashable, Sendable {
  /// Connections that were accepted.
  public var connections = 0

  /// Clients that left before a head was complete.
  public var incomplete = 0

  /// Requests that were refused because they are no HTTP, too large or too slow.
  public var malformed = 0

  /// Requests whose head has arrived.
  public var requests = 0

  /// Scopes that were opened, one for each request.
  public var opened = 0

  /// Scopes that were closed.
  public var closed = 0

  /// Answers that were sent.
  public var answered = 0

  /// Clients that left while their request was being answered.
  public var departures = 0

  /// Units of work that ended with a commit.
  public var committed = 0

  /// Units of work that ended without one.
  public var rolledBack = 0

  /// Units of work that the ledger did not take.
  public var commitsRefused = 0

  /// Users that left as their requests ended.
  public var usersLeft = 0

  /// Logs that were written.
  public var logsWritten = 0

  /// Hooks that were run a second time.
  public var hooksRunAgain = 0

  /// Hooks that were run after one that they should have been run before.
  public var outOfOrder = 0

  /// Creates counts of 0.
  public init() {}

  /// What does not add up when every request has ended; empty when all does.
  public var discrepancies: [String] {
    let ends = committed + rolledBack + commitsRefused
    return [
      requests == opened ? nil : "\(requests) requests came and \(opened) scopes were opened",
      opened == closed ? nil : "\(opened) scopes were opened and \(closed) closed",
      opened == ends ? nil : "\(opened) scopes were opened and \(ends) units of work ended",
      opened == usersLeft ? nil : "\(opened) scopes were opened and \(usersLeft) users left",
      opened == logsWritten ? nil : "\(opened) scopes were opened and \(logsWritten) logs written",
      hooksRunAgain == 0 ? nil : "\(hooksRunAgain) hooks ran again",
      outOfOrder == 0 ? nil : "\(outOfOrder) hooks ran out of order",
    ].compactMap { $0 }
  }
}

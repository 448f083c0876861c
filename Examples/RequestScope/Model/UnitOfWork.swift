import Synchronization

/// The changes of one request, which take effect together when it has ended, or not at all.
public final class UnitOfWork: Sendable {
  private enum State {
    case open([LedgerEntry])
    case approved([LedgerEntry])
    case ended
  }

  private let ledger: Ledger
  private let user: User
  private let log: RequestLog
  private let state = Mutex(State.open([]))

  /// Creates an empty unit of work.
  ///
  /// - Parameters:
  ///   - ledger: What the changes are for.
  ///   - user: Who makes them.
  ///   - log: Is told what became of them.
  public init(on ledger: Ledger, by user: User, log: RequestLog) {
    self.ledger = ledger
    self.user = user
    self.log = log
  }

  /// Stages a change.
  ///
  /// - Parameter entry: The change.
  ///
  /// - Throws: ``Refusal`` when the unit of work has been approved or has ended.
  public func stage(_ entry: LedgerEntry) throws(Refusal) {
    let isOpen = state.withLock { state in
      guard case .open(let entries) = state else { return false }
      state = .open(entries + [entry])
      return true
    }
    guard isOpen else { throw Refusal(500, "A change came after its request; stage it earlier.") }
  }

  /// Says that all went well, so that the end commits what has been staged.
  public func approve() {
    state.withLock { state in
      if case .open(let entries) = state { state = .approved(entries) }
    }
  }

  /// Ends the unit of work, once: commits what has been approved, rolls back what has not.
  ///
  /// - Throws: ``LedgerRefusal`` when the ledger does not take it; then nothing has changed.
  public func end() throws {
    let last = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if user.hasLeft { log.counters.count(\.outOfOrder) }
    switch last {
    case .open(let entries):
      log.add("rolled back \(entries.count)")
      log.counters.count(\.rolledBack)
    case .approved(let entries):
      do {
        try ledger.apply(entries)
      } catch {
        log.add("commit refused")
        log.counters.count(\.commitsRefused)
        throw error
      }
      log.add("committed \(entries.count)")
      log.counters.count(\.committed)
    case .ended:
      log.counters.count(\.hooksRunAgain)
    }
  }
}

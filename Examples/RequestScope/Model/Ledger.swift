import Synchronization

/// The balances of all accounts, changed by whole units of work only.
public final class Ledger: Sendable {
  private let balances: Mutex<[String: Int]>
  private let capacity: Int

  /// Creates a ledger.
  ///
  /// - Parameters:
  ///   - balances: What the accounts hold.
  ///   - capacity: How many accounts there may be.
  public init(_ balances: [String: Int] = [:], capacity: Int = 10_000) {
    self.balances = Mutex(balances)
    self.capacity = capacity
  }

  /// The balance of an account; 0 when there is no such account.
  ///
  /// - Parameter account: The account.
  ///
  /// - Returns: The balance.
  public func balance(of account: String) -> Int { balances.withLock { $0[account] ?? 0 } }

  /// The sum of all balances.
  public var total: Int { balances.withLock { $0.values.reduce(0, +) } }

  /// A ledger of its own with the same balances, to try something with.
  ///
  /// - Returns: The copy.
  public func copy() -> Ledger { Ledger(balances.withLock { $0 }, capacity: capacity) }

  /// Applies all entries, or none.
  ///
  /// - Parameter entries: The entries, in order.
  ///
  /// - Throws: ``LedgerRefusal`` when one of them cannot be applied.
  public func apply(_ entries: [LedgerEntry]) throws(LedgerRefusal) {
    try balances.withLock { balances throws(LedgerRefusal) in
      var changed: [String: Int] = [:]
      for entry in entries {
        let balance = changed[entry.account] ?? balances[entry.account] ?? 0
        let (sum, overflows) = balance.addingReportingOverflow(entry.amount)
        if overflows { throw .overflow(account: entry.account) }
        if sum < 0 { throw .overdrawn(account: entry.account) }
        changed[entry.account] = sum
      }
      let newCount = changed.keys.count { balances[$0] == nil }
      if balances.count + newCount > capacity { throw .full }
      balances.merge(changed) { $1 }
    }
  }
}

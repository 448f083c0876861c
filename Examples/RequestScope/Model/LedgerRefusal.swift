/// Why a ledger takes none of several entries.
public enum LedgerRefusal: Error, Hashable, Sendable {
  /// An account would hold less than nothing.
  case overdrawn(account: String)

  /// An account would hold more than can be counted.
  case overflow(account: String)

  /// There is no room for another account.
  case full
}

extension LedgerRefusal: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .overdrawn(let account): "'\(account)' does not hold that much; choose a smaller amount."
    case .overflow(let account): "'\(account)' cannot hold that much; choose a smaller amount."
    case .full: "There is no room for another account; use one that exists."
    }
  }
}

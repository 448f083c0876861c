/// A change of one account.
public struct LedgerEntry: Hashable, Sendable {
  /// The account.
  public let account: String

  /// What is added to it; negative when something is taken.
  public let amount: Int

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - amount: What is added to it.
  public init(_ account: String, _ amount: Int) {
    self.account = account
    self.amount = amount
  }
}

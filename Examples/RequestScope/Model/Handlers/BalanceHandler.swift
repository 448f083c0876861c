/// Tells a user what the user's account holds.
public struct BalanceHandler: RequestHandler {
  private let user: User
  private let ledger: Ledger

  /// Creates the handler of one request.
  ///
  /// - Parameters:
  ///   - user: Whose account to look at.
  ///   - ledger: Where to look.
  public init(user: User, ledger: Ledger) {
    self.user = user
    self.ledger = ledger
  }

  /// Answers with the balance.
  public func response(to request: Request) async throws -> Response {
    Response(200, "\(try ledger.balance(of: user.accountName))")
  }
}

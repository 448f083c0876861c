/// Moves an amount from the user's account to another: two changes that belong together.
public struct TransferHandler: RequestHandler {
  private let user: User
  private let work: UnitOfWork

  /// Creates the handler of one request.
  ///
  /// - Parameters:
  ///   - user: Whose account to take from.
  ///   - work: Takes the changes.
  public init(user: User, work: UnitOfWork) {
    self.user = user
    self.work = work
  }

  /// Stages the transfer that the body asks for.
  public func response(to request: Request) async throws -> Response {
    let account = try user.accountName
    let words = try await request.body.text().split(separator: " ")
    guard words.count == 2, User.isName(words[0]) else {
      throw Refusal(400, "Send an account and an amount, such as 'sample-b 25'.")
    }
    let amount = try Amount(words[1]).value
    // The receiver comes last: the ledger takes both or none.
    try work.stage(LedgerEntry(account, -amount))
    try work.stage(LedgerEntry(String(words[0]), amount))
    return Response(201, "\(words[0]) gets \(amount) from \(account)")
  }
}

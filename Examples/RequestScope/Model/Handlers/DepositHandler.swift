/// Adds to the user's account; a large amount waits for an approval.
public struct DepositHandler: RequestHandler {
  /// The largest amount that needs no approval.
  public static let limit = 1_000
  private let user: User
  private let work: UnitOfWork
  private let approvals: Approvals

  /// Creates the handler of one request.
  ///
  /// - Parameters:
  ///   - user: Whose account to add to.
  ///   - work: Takes the change.
  ///   - approvals: Where a large amount waits.
  public init(user: User, work: UnitOfWork, approvals: Approvals) {
    self.user = user
    self.work = work
    self.approvals = approvals
  }

  /// Stages the deposit that the body asks for.
  public func response(to request: Request) async throws -> Response {
    let account = try user.accountName
    let amount = try Amount(await request.body.text()).value
    try work.stage(LedgerEntry(account, amount))
    if amount > Self.limit { try await approvals.wait() }
    return Response(201, "\(account) gets \(amount)")
  }
}

/// Approves all large deposits that wait.
public struct ApprovalHandler: RequestHandler {
  private let approvals: Approvals

  /// Creates the handler of one request.
  ///
  /// - Parameter approvals: Where they wait.
  public init(approvals: Approvals) {
    self.approvals = approvals
  }

  /// Approves, and answers with the number of deposits.
  public func response(to request: Request) async throws -> Response {
    Response(200, "approved \(approvals.approveAll())")
  }
}

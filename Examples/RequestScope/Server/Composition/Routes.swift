import Heirloom
import RequestScopeModel

/// Which handler answers what.
enum Routes {
  private typealias Choice = @Sendable (Scope) -> any RequestHandler

  private static let choices: [String: [String: Choice]] = [
    "/balance": ["GET": { $0.balanceHandler }],
    "/profile": ["GET": { $0.profileHandler }],
    "/deposits": ["POST": { $0.depositHandler }],
    "/transfers": ["POST": { $0.transferHandler }],
    "/approvals": ["POST": { $0.approvalHandler }],
  ]

  /// Makes the handler of a request in its scope.
  static func handler(for request: Request, in scope: Scope) throws(Refusal) -> any RequestHandler {
    guard let methods = choices[request.path] else {
      let paths = choices.keys.sorted().joined(separator: ", ")
      throw Refusal(404, "There is nothing here; ask for one of \(paths).")
    }
    guard let choice = methods[request.method] else {
      let allowed = methods.keys.sorted().joined(separator: ", ")
      throw Refusal(405, "Use \(allowed) for '\(request.path)'.", headers: ["Allow": allowed])
    }
    return choice(scope)
  }
}

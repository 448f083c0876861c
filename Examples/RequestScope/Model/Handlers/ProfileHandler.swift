/// Tells a user who the server thinks the user is.
public struct ProfileHandler: RequestHandler {
  private let user: User
  private let log: RequestLog

  /// Creates the handler of one request.
  ///
  /// - Parameters:
  ///   - user: Whom to tell of.
  ///   - log: The log of the request.
  public init(user: User, log: RequestLog) {
    self.user = user
    self.log = log
  }

  /// Answers with the user's name and the numbers of the request and of its log.
  public func response(to request: Request) async throws -> Response {
    log.add("asked for the profile of \(user.name ?? "unknown")")
    return Response(200, "\(user.name ?? "unknown") request \(request.number) log \(log.number)")
  }
}

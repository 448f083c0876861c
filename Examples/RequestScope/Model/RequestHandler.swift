/// Answers one request.
///
/// Its initialiser lists what it needs for that.
public protocol RequestHandler: Sendable {
  /// Answers the request.
  ///
  /// - Parameter request: The request.
  ///
  /// - Returns: The answer. What has been staged is committed before it is sent.
  ///
  /// - Throws: ``Refusal`` to tell the client what to do, or any error; what has been staged is rolled
  ///   back.
  func response(to request: Request) async throws -> Response
}

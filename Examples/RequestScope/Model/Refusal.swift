/// A request cannot be answered as it was sent: the status and one line that says what to do.
public struct Refusal: Error, Hashable, Sendable {
  /// The status, such as 400.
  public let status: Int

  /// What is wrong, and what to do.
  public let reason: String

  /// Headers that the status asks for.
  public let headers: [String: String]

  /// Creates a refusal.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - reason: What is wrong, and what to do.
  ///   - headers: Headers that the status asks for.
  public init(_ status: Int, _ reason: String, headers: [String: String] = [:]) {
    self.status = status
    self.reason = reason
    self.headers = headers
  }

  /// The answer that tells the client.
  public var response: Response { Response(status, reason, headers: headers) }
}

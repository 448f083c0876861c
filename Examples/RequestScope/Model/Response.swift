/// The answer to a request: a status and a line of text, or several.
public struct Response: Hashable, Sendable {
  /// The status, such as 200.
  public let status: Int

  /// Headers besides those of the length and the connection.
  public let headers: [String: String]

  /// The text.
  public let body: String

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - text: The text, without the line's end.
  ///   - headers: Further headers.
  public init(_ status: Int, _ text: String, headers: [String: String] = [:]) {
    self.status = status
    self.headers = headers
    body = text + "\n"
  }
}

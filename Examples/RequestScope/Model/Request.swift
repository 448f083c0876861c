/// A request as a handler sees it: its head, and the way to its body.
public struct Request: Sendable {
  /// The number that the server has given it, from 1.
  public let number: Int

  /// The method, such as `GET`.
  public let method: String

  /// The path, without the query.
  public let path: String

  /// What follows the question mark as it was sent, or nil without one.
  public let query: String?

  /// The body, which may not have arrived yet.
  public let body: RequestBody
  private let headers: [String: String]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - number: The number that the server has given it.
  ///   - method: The method.
  ///   - target: The path and the query as they were sent.
  ///   - headers: The headers, their names in lower case.
  ///   - body: The body.
  public init(
    number: Int,
    method: String,
    target: String,
    headers: [String: String] = [:],
    body: RequestBody = RequestBody(text: "")
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.number = number
    self.method = method
    path = parts.first.map(String.init) ?? ""
    query = parts.count > 1 ? String(parts[1]) : nil
    self.headers = headers
    self.body = body
  }

  /// The value of a header.
  ///
  /// - Parameter name: The name, in upper or lower case.
  ///
  /// - Returns: The value; nil when the header was not sent.
  public subscript(header name: String) -> String? { headers[name.lowercased()] }
}

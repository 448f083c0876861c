/// A request as a client sends it.
package struct ClientRequest: Sendable {
  private let method: String
  private let target: String
  private let headers: [String]

  /// The body.
  package let body: String

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - target: The path, and a query if any.
  ///   - user: The user to be named, if any.
  ///   - body: The body.
  ///   - headers: Further headers, such as `Name: value`.
  package init(
    _ method: String,
    _ target: String,
    user: String? = nil,
    body: String = "",
    headers: [String] = []
  ) {
    self.method = method
    self.target = target
    self.headers = (user.map { ["Sample-User: \($0)"] } ?? []) + headers
    self.body = body
  }

  /// The head, with the empty line at its end.
  package var head: String {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1"] + headers
    let length = method == "GET" ? [] : ["Content-Length: \(body.utf8.count)"]
    return (lines + length).map { "\($0)\r\n" }.joined() + "\r\n"
  }

  /// The whole.
  package var text: String { head + body }
}

import RequestScopeModel

extension Response {
  /// The answer as it is sent.
  ///
  /// - Parameters:
  ///   - keepsConnection: Whether another request may follow.
  ///   - hasBody: Whether the body is sent, too.
  ///
  /// - Returns: The bytes.
  func bytes(keepsConnection: Bool, hasBody: Bool = true) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(reason)", "Content-Length: \(body.utf8.count)"]
    lines.append("Content-Type: text/plain; charset=utf-8")
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if !keepsConnection { lines.append("Connection: close") }
    let head = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return Array(head.utf8) + (hasBody ? Array(body.utf8) : [])
  }

  private var reason: String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 417: "Expectation Failed"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}

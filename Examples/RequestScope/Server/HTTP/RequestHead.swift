import RequestScopeModel

/// The request line and the headers of a request, checked.
struct RequestHead: Hashable, Sendable {
  let method: String
  let target: String
  let headers: [String: String]

  /// The length of the body that follows.
  let bodyLength: Int

  /// Whether the client waits to be told to send the body.
  let expectsContinue: Bool

  /// Whether another request may follow on the connection.
  let keepsConnection: Bool

  /// Whether a head may hold a byte: anything else than printable ASCII would need an interpretation
  /// that others might not share.
  static func mayHold(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Reads a head.
  ///
  /// - Parameters:
  ///   - bytes: The head, of bytes that it may hold, without the empty line at its end.
  ///   - limits: How large the request may be.
  ///
  /// - Throws: ``Refusal`` when it is no head of HTTP/1.1, or is too large.
  init(_ bytes: some Collection<UInt8>, limits: ServerLimits) throws(Refusal) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    // Swift sees a return and a line feed as one character, so that one alone is left over.
    guard lines.allSatisfy({ !$0.contains("\r") }) else {
      throw Refusal(400, "Put carriage returns at the ends of lines only.")
    }
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), words[1].first == "/", !words[1].contains("\t")
    else {
      throw Refusal(400, "Begin with a request line such as 'GET /balance HTTP/1.1'.")
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      guard words[2].hasPrefix("HTTP/") else {
        throw Refusal(400, "End the request line with 'HTTP/1.1'.")
      }
      throw Refusal(505, "Use HTTP/1.1.")
    }
    let headers = try Self.headers(lines.dropFirst(), limits)
    guard headers["host"] != nil || words[2] == "HTTP/1.0" else {
      throw Refusal(400, "Send a header 'Host'.")
    }
    method = String(words[0])
    target = String(words[1])
    self.headers = headers
    bodyLength = try Self.bodyLength(headers, limits)
    expectsContinue = try Self.expectsContinue(headers)
    let connection = (headers["connection"] ?? "").lowercased()
    keepsConnection = words[2] == "HTTP/1.1" && !connection.contains("close")
  }

  private static func headers(
    _ lines: some Collection<Substring>,
    _ limits: ServerLimits
  ) throws(Refusal) -> [String: String] {
    guard lines.count <= limits.headerCount else {
      throw Refusal(431, "Send no more than \(limits.headerCount) headers.")
    }
    var headers: [String: String] = [:]
    for line in lines {
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, isToken(sides[0]) else {
        throw Refusal(400, "Write each header as 'Name: value', on one line.")
      }
      let name = sides[0].lowercased()
      let value = trimmed(sides[1])
      switch (headers[name], name) {
      case (nil, _): headers[name] = value
      // Of these a second one would be a way to tell two servers two things.
      case (_, "host"), (_, "content-length"), (_, "transfer-encoding"), (_, "sample-user"):
        throw Refusal(400, "Send the header '\(name)' once.")
      case (let first?, _): headers[name] = "\(first), \(value)"
      }
    }
    return headers
  }

  private static func bodyLength(
    _ headers: [String: String],
    _ limits: ServerLimits
  ) throws(Refusal) -> Int {
    guard headers["transfer-encoding"] == nil else {
      throw Refusal(501, "Send the body whole, with a header 'Content-Length'.")
    }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw Refusal(400, "Write the length of the body in digits in the header 'Content-Length'.")
    }
    guard let length = Int(text), length <= limits.bodySize else {
      throw Refusal(413, "Send a body of at most \(limits.bodySize) bytes.")
    }
    return length
  }

  private static func expectsContinue(_ headers: [String: String]) throws(Refusal) -> Bool {
    guard let expectation = headers["expect"] else { return false }
    guard expectation.lowercased() == "100-continue" else {
      throw Refusal(417, "Expect nothing but '100-continue'.")
    }
    return true
  }

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default:
          "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = text.drop(while: isSpace)
    return String(start.reversed().drop(while: isSpace).reversed())
  }
}

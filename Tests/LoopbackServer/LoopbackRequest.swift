import Foundation

/// A request that reached a server.
public struct LoopbackRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public let method: String

  /// The path as it was sent, without the query.
  public let path: String

  /// The query as it was sent, or nil when there was none.
  public let query: String?

  private let headers: [String: String]

  /// Reads the head of a request; nil when it makes no sense.
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = String(words[0])
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : nil
    let pairs = lines.dropFirst().map { line in
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? sides[1].trimmingCharacters(in: .whitespaces) : ""
      return (sides[0].lowercased(), value)
    }
    headers = Dictionary(pairs) { first, second in "\(first), \(second)" }
  }

  /// The value of a header.
  ///
  /// - Parameter name: The name, in upper or lower case.
  ///
  /// - Returns: The value; nil when the header was not sent.
  public subscript(header name: String) -> String? { headers[name.lowercased()] }

  /// The parameters of the query, decoded; the last of those with one name counts.
  public var parameters: [String: String] {
    var components = URLComponents()
    // A form's plus sign is a space.
    components.percentEncodedQuery = query?.replacing("+", with: "%20")
    let pairs = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return Dictionary(pairs) { $1 }
  }
}

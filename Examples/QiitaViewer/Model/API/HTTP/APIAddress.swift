import Foundation

/// Where the interface of a site is.
///
/// Creating one checks it, so that a client never meets an address that cannot work, or one with a
/// password in it that a message might show.
public struct APIAddress: Hashable, Sendable {
  private static let path = "/api/v2"

  /// Scheme, host and port.
  let origin: HTTPOrigin

  private let base: URLComponents

  /// Reads an address.
  ///
  /// - Parameter text: The address of the site, as `https://qiita.com`, with or without the `/api/v2`
  ///   that its interface is below.
  ///
  /// - Throws: ``InvalidAPIAddress``, which does not show the text.
  public init(_ text: String) throws(InvalidAPIAddress) {
    guard var components = URLComponents(string: text), let url = components.url else {
      throw .malformed
    }
    guard ["http", "https"].contains(components.scheme?.lowercased()) else { throw .foreignScheme }
    guard components.user == nil, components.password == nil else { throw .credentials }
    guard components.query == nil, components.fragment == nil else { throw .queryOrFragment }
    guard let origin = HTTPOrigin(url) else { throw .malformed }

    var path = components.percentEncodedPath[...]
    while path.hasSuffix("/") { path.removeLast() }
    components.percentEncodedPath = path.hasSuffix(Self.path) ? String(path) : path + Self.path
    self.origin = origin
    base = components
  }

  /// The address of something the interface offers.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - query: Names and values of parameters, which may hold any characters.
  ///
  /// - Returns: The whole address.
  func url(of name: String, query: KeyValuePairs<String, String> = [:]) -> URL {
    var components = base
    components.percentEncodedPath += "/\(name)"
    if !query.isEmpty {
      components.queryItems = query.map { URLQueryItem(name: $0, value: $1) }
      // By itself, URLComponents leaves a plus sign alone, which sites read as a space.
      components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    }
    guard let url = components.url else {
      preconditionFailure("'\(name)' must be usable in an address")
    }
    return url
  }
}

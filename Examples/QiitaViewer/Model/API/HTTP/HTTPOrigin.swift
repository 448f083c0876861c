import Foundation

/// Whom a request reaches: scheme, host and port, without anything secret.
struct HTTPOrigin: Hashable, Sendable {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// Creates the origin of an address; nil when the address is not one of HTTP.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http" else {
      return nil
    }
    // What a host name never has in it would be somebody's attempt to be taken for another host.
    guard
      let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let host = components.encodedHost?.lowercased(), !host.isEmpty, !host.contains("%")
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = components.port == (scheme == "https" ? 443 : 80) ? nil : components.port
    if let port, !(1...65_535).contains(port) { return nil }
  }

  /// Whether nobody in between can read what is sent: it is encrypted, or stays on this machine.
  var isConfidential: Bool {
    scheme == "https" || host == "localhost" || host == "[::1]" || isLoopbackNumber
  }

  /// Whether the host is an address in 127.0.0.0/8, in full.
  private var isLoopbackNumber: Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.first == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}

extension HTTPOrigin: CustomStringConvertible {
  var description: String {
    "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }
}

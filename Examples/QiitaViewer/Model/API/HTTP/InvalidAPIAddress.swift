public import Foundation

/// Why a text is not the address of a site.
@nonexhaustive
public enum InvalidAPIAddress: Error, Hashable, Sendable {
  /// The text is not an address, or has no host.
  case malformed

  /// The address is not one of HTTP.
  case foreignScheme

  /// The address holds a user or a password.
  case credentials

  /// The address has a query or a fragment.
  case queryOrFragment
}

extension InvalidAPIAddress: CustomStringConvertible {
  /// What is wrong and what to write, without the text, which may hold a password.
  public var description: String {
    switch self {
    case .malformed:
      "The address of the site makes no sense. Write it as in https://qiita.com."
    case .foreignScheme:
      "The address of the site must begin with https:// or http://, as in https://qiita.com."
    case .credentials:
      "The address of the site has a user or a password in it. Leave them out; the access token is "
        + "set on the account screen."
    case .queryOrFragment:
      "The address of the site has a '?' or a '#' in it. Leave out what begins with that."
    }
  }
}

extension InvalidAPIAddress: LocalizedError {
  /// The description, for code that reads localised errors.
  public var errorDescription: String? { description }
}

/// A place to look up the account's access token.
public protocol AccessTokenProvider: Sendable {
  /// The token, or nil when none is set.
  var accessToken: String? { get }
}

extension AccessTokenProvider {
  /// Whether there is a token that is more than white space.
  public var hasAccessToken: Bool {
    accessToken?.contains { !$0.isWhitespace } ?? false
  }
}

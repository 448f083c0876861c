/// A place to keep the account's access token.
///
/// Everyone who shares an instance sees a new token at once.
public protocol Keychain: AccessTokenProvider {
  /// Replaces the token.
  ///
  /// - Parameter token: The new token; nil removes it.
  ///
  /// - Throws: An error that never shows the token, when it cannot be kept.
  func setAccessToken(_ token: String?) throws

  /// Reads the token, and says why when it cannot.
  ///
  /// - Returns: The token, or nil when none is set.
  ///
  /// - Throws: An error that never shows the token, when it cannot be read.
  func loadAccessToken() throws -> String?
}

extension Keychain {
  /// Reads the token, as a keychain that can always be read does.
  ///
  /// - Returns: The token, or nil when none is set.
  public func loadAccessToken() throws -> String? { accessToken }
}

/// Where users come from.
public protocol UserOrigin: Sendable {
  /// Returns a page of the directory.
  ///
  /// - Parameter key: The key of the page; nil for the first.
  ///
  /// - Returns: The users of the page, and the key of the next one.
  ///
  /// - Throws: Why there is no answer.
  func users(at key: String?) async throws -> UserDirectory

  /// Returns a user.
  ///
  /// - Parameter handle: What tells the user from others.
  ///
  /// - Returns: The user.
  ///
  /// - Throws: Why there is no answer, or ``UserOriginError/unknownUser(_:)``.
  func user(_ handle: String) async throws -> User

  /// Gives a user another name.
  ///
  /// - Parameters:
  ///   - handle: What tells the user from others.
  ///   - name: The new name.
  ///
  /// - Returns: The user as it is now.
  ///
  /// - Throws: Why there is no answer, or ``UserOriginError/unknownUser(_:)``.
  func rename(_ handle: String, to name: String) async throws -> User
}

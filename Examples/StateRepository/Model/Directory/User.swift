/// Somebody in the directory.
public struct User: Hashable, Codable, Sendable {
  /// What tells the user from others.
  public let handle: String

  /// What the user is called.
  public var name: String

  /// Creates a user.
  ///
  /// - Parameters:
  ///   - handle: What tells the user from others.
  ///   - name: What the user is called.
  public init(handle: String, name: String) {
    self.handle = handle
    self.name = name
  }
}

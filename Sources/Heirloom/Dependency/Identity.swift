/// Makes a bundle equal to its copies and to nothing else.
///
/// A dependency that is compared, so that a host sees when a scope changes, keeps one instead of
/// comparing its members:
///
/// ```swift
/// struct AppDependency: Dependency, Equatable {
///   private let identity = Identity()
///   static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
/// }
/// ```
public struct Identity: Hashable, Sendable {
  private final class Token: Sendable {}

  private let token = Token()

  /// Creates an identity that equals no other.
  public init() {}

  /// Whether two values are copies of one identity.
  ///
  /// - Parameters:
  ///   - left: An identity.
  ///   - right: Another identity.
  ///
  /// - Returns: Whether they are the same.
  public static func == (left: Identity, right: Identity) -> Bool {
    left.token === right.token
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}

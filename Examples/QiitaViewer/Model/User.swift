/// Someone who writes articles on the site.
public struct User: Codable, Hashable, Identifiable, Sendable {
  /// The handle, unique on the site.
  public let id: String

  /// The name the user chose to show; often empty.
  public let name: String

  /// Creates a user.
  ///
  /// - Parameters:
  ///   - id: The handle, unique on the site.
  ///   - name: The name to show, or an empty string.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// The name to show: the chosen one, or the handle after an at sign.
  public var displayName: String {
    name.isEmpty ? "@\(id)" : name
  }
}

extension User {
  /// A user for fixtures.
  public static let sample = User(id: "sample-user", name: "Sample User")
}

public import Heirloom
public import QiitaViewerModel

/// What may be injected into the screens of the application.
///
/// It is provided once, at the root, and unwrapped at the edges between screens. It equals its copies
/// and nothing else, so that a host can see it change without comparing the members.
public struct AppDependency: Dependency, Equatable {
  /// Searches articles and knows the owner of the token.
  public let apiClient: any APIClient

  /// Keeps saved articles.
  public let database: any Database

  /// Keeps the access token.
  public let keychain: any Keychain

  private let identity = Identity()

  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - apiClient: Searches articles and knows the owner of the token.
  ///   - database: Keeps saved articles.
  ///   - keychain: Keeps the access token.
  public init(apiClient: any APIClient, database: any Database, keychain: any Keychain) {
    self.apiClient = apiClient
    self.database = database
    self.keychain = keychain
  }

  /// Whether two values are copies of one bundle.
  ///
  /// - Parameters:
  ///   - left: A bundle.
  ///   - right: Another bundle.
  ///
  /// - Returns: Whether they are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity
  }
}

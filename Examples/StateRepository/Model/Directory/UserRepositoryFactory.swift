/// What the repository of a user is made from.
public struct UserRepositoryFactory: RepositoryFactory {
  /// The handle of the user.
  public let key: String

  /// Holds the states of users by their handles.
  public let stateHolder: StateHolder<String, User>

  private let origin: any UserOrigin
  private let cache: any UserCache
  private let expiry: Expiry

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - handle: The handle of the user.
  ///   - stateHolder: Holds the states of users by their handles.
  ///   - origin: Where users come from.
  ///   - cache: Where users are kept.
  ///   - expiry: How long they are good.
  public init(
    handle: String,
    stateHolder: StateHolder<String, User>,
    origin: any UserOrigin,
    cache: any UserCache,
    expiry: Expiry
  ) {
    key = handle
    self.stateHolder = stateHolder
    self.origin = origin
    self.cache = cache
    self.expiry = expiry
  }

  /// Loads the user from the cache.
  ///
  /// - Returns: The user, or nil where there is none.
  public func loadFromCache() async -> User? {
    await cache.user(key)?.content
  }

  /// Saves the user to the cache, with the present time.
  ///
  /// - Parameter content: The user; nil deletes it.
  public func saveToCache(_ content: User?) async {
    await cache.saveUser(expiry.dated(content), for: key)
  }

  /// Fetches the user.
  ///
  /// - Returns: The user.
  ///
  /// - Throws: What the origin throws.
  public func fetchFromOrigin() async throws -> Fetched<User> {
    Fetched(try await origin.user(key))
  }

  /// Tells whether the cache is too old.
  ///
  /// - Parameter cached: The user.
  ///
  /// - Returns: Whether to fetch it anew.
  public func needsRefresh(_ cached: User) async -> Bool {
    expiry.isOver(await cache.user(key))
  }
}

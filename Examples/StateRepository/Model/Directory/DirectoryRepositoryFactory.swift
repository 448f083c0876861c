/// What the repository of the directory is made from.
public struct DirectoryRepositoryFactory: NextKeyRepositoryFactory {
  /// There is only one directory.
  public let key = SingleKey()

  /// Holds the state of the directory.
  public let stateHolder: StateHolder<SingleKey, UserDirectory>

  private let origin: any UserOrigin
  private let cache: any UserCache
  private let expiry: Expiry

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - stateHolder: Holds the state of the directory.
  ///   - origin: Where users come from.
  ///   - cache: Where users are kept.
  ///   - expiry: How long they are good.
  public init(
    stateHolder: StateHolder<SingleKey, UserDirectory>,
    origin: any UserOrigin,
    cache: any UserCache,
    expiry: Expiry
  ) {
    self.stateHolder = stateHolder
    self.origin = origin
    self.cache = cache
    self.expiry = expiry
  }

  /// Loads the directory from the cache.
  ///
  /// - Returns: The directory, or nil where there is none.
  public func loadFromCache() async -> UserDirectory? {
    await cache.directory()?.content
  }

  /// Saves the directory to the cache, with the present time.
  ///
  /// - Parameter content: The directory; nil deletes it.
  public func saveToCache(_ content: UserDirectory?) async {
    await cache.saveDirectory(expiry.dated(content))
  }

  /// Adds a page to the cache, which stays as old as its first page.
  ///
  /// - Parameters:
  ///   - new: The page.
  ///   - cached: What the cache held when the page was asked for.
  public func saveAdditionalToCache(_ new: UserDirectory, after cached: UserDirectory?) async {
    guard let cached, let first = await cache.directory() else { return await saveToCache(new) }
    await cache.saveDirectory(Cached(joining(new, to: cached), savedAt: first.savedAt))
  }

  /// Tells whether the cache is too old.
  ///
  /// - Parameter cached: The directory.
  ///
  /// - Returns: Whether to fetch it anew.
  public func needsRefresh(_ cached: UserDirectory) async -> Bool {
    expiry.isOver(await cache.directory())
  }

  /// Fetches a page.
  ///
  /// - Parameter key: The key of the page; nil for the first.
  ///
  /// - Returns: The page.
  ///
  /// - Throws: What the origin throws.
  public func fetchPage(at key: String?) async throws -> UserDirectory {
    try await origin.users(at: key)
  }

  /// The key of the page after some users.
  ///
  /// - Parameter content: The users.
  ///
  /// - Returns: The key; nil after the last page.
  public func nextKey(after content: UserDirectory) -> String? {
    content.nextKey
  }

  /// Joins a page to those before it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - content: The pages before it, joined.
  ///
  /// - Returns: All of them joined.
  public func joining(_ page: UserDirectory, to content: UserDirectory) -> UserDirectory {
    content.appending(page)
  }
}

/// What a repository is made from: where its data is kept, where it comes from, and when it is old.
///
/// Factories with equal keys and the same holder make repositories that see each other's changes, so
/// they have to share the cache as well. No two calls that read or write the cache for one key of a
/// holder are under way at the same time.
public protocol RepositoryFactory<Content>: Sendable {
  /// Tells data apart.
  associatedtype Key: Hashable & Sendable

  /// The data.
  associatedtype Content: Sendable

  /// The key of the data.
  var key: Key { get }

  /// Holds the state of the data.
  var stateHolder: StateHolder<Key, Content> { get }

  /// Loads the data from the cache.
  ///
  /// - Returns: The data, or nil where there is none.
  func loadFromCache() async -> Content?

  /// Saves data to the cache.
  ///
  /// It cannot fail: a cache that cannot write it remembers the data as long as it can.
  ///
  /// - Parameter content: The data; nil deletes it.
  func saveToCache(_ content: Content?) async

  /// Fetches the data from where it comes from.
  ///
  /// The task is cancelled when the result has been overtaken; it is ignored in any case.
  ///
  /// - Returns: The data.
  ///
  /// - Throws: Why there is none.
  func fetchFromOrigin() async throws -> Fetched<Content>

  /// Tells whether cached data is no good any more: by age, by number or by anything else.
  ///
  /// - Parameter cached: The data of the cache.
  ///
  /// - Returns: Whether to fetch it anew.
  func needsRefresh(_ cached: Content) async -> Bool
}

extension RepositoryFactory {
  /// Makes a repository.
  ///
  /// - Returns: The repository, which shares its state with all others of the key and holder.
  public func makeRepository() -> Repository<Content> {
    Repository(engine: RepositoryEngine(entry: stateHolder.entry(for: key), factory: self))
  }
}

/// What a repository is made from whose data comes in pages.
public protocol PaginatingRepositoryFactory<Content>: RepositoryFactory {
  /// Adds a page to the cache.
  ///
  /// - Parameters:
  ///   - new: The page.
  ///   - cached: What the cache held when the page was asked for.
  func saveAdditionalToCache(_ new: Content, after cached: Content?) async

  /// Fetches another page.
  ///
  /// - Parameter cached: What the cache holds.
  ///
  /// - Returns: The page.
  ///
  /// - Throws: Why there is none.
  func fetchAdditionalFromOrigin(after cached: Content?) async throws -> Fetched<Content>

  /// Tells whether cached data shows by itself that there are no more pages.
  ///
  /// The holder forgets that a page was the last one when a later request fails, when the data is
  /// updated and when the program ends. Data that says so itself never asks for a page in vain.
  ///
  /// - Parameter cached: The data of the cache.
  ///
  /// - Returns: Whether there are no more pages; false unless the factory knows better.
  func isComplete(_ cached: Content) -> Bool
}

extension PaginatingRepositoryFactory {
  /// Leaves it to the state to tell whether there are more pages.
  ///
  /// - Parameter cached: The data of the cache.
  ///
  /// - Returns: Always false.
  public func isComplete(_ cached: Content) -> Bool { false }

  /// Makes a repository.
  ///
  /// - Returns: The repository, which shares its state with all others of the key and holder.
  public func makeRepository() -> PaginatingRepository<Content> {
    PaginatingRepository(
      engine: RepositoryEngine(entry: stateHolder.entry(for: key), factory: self)
    )
  }
}

/// What a repository is made from whose pages name the key of the next one.
///
/// The key is part of the data, so that both are kept together. A short last page is the end like any
/// other, and is never asked for twice: it names no next one.
public protocol NextKeyRepositoryFactory<Content>: PaginatingRepositoryFactory {
  /// Tells pages apart.
  associatedtype PageKey: Sendable

  /// Fetches a page.
  ///
  /// - Parameter key: The key of the page; nil for the first.
  ///
  /// - Returns: The page.
  ///
  /// - Throws: Why there is none.
  func fetchPage(at key: PageKey?) async throws -> Content

  /// The key of the page after some data.
  ///
  /// - Parameter content: A page, or several joined.
  ///
  /// - Returns: The key; nil after the last page.
  func nextKey(after content: Content) -> PageKey?

  /// Joins a page to those before it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - content: The pages before it, joined.
  ///
  /// - Returns: All of them joined; the key after them is that after the page.
  func joining(_ page: Content, to content: Content) -> Content
}

extension NextKeyRepositoryFactory {
  /// Fetches the first page.
  ///
  /// - Returns: The page.
  ///
  /// - Throws: Why there is none.
  public func fetchFromOrigin() async throws -> Fetched<Content> {
    fetched(try await fetchPage(at: nil))
  }

  /// Fetches the page after what is cached, or the first one.
  ///
  /// - Parameter cached: What the cache holds.
  ///
  /// - Returns: The page.
  ///
  /// - Throws: Why there is none.
  public func fetchAdditionalFromOrigin(after cached: Content?) async throws -> Fetched<Content> {
    fetched(try await fetchPage(at: cached.flatMap(nextKey(after:))))
  }

  /// Joins a page to the cache.
  ///
  /// - Parameters:
  ///   - new: The page.
  ///   - cached: What the cache held when the page was asked for.
  public func saveAdditionalToCache(_ new: Content, after cached: Content?) async {
    await saveToCache(cached.map { joining(new, to: $0) } ?? new)
  }

  /// Tells whether cached data names no next page.
  ///
  /// - Parameter cached: The data of the cache.
  ///
  /// - Returns: Whether there are no more pages.
  public func isComplete(_ cached: Content) -> Bool {
    nextKey(after: cached) == nil
  }

  private func fetched(_ page: Content) -> Fetched<Content> {
    Fetched(page, isLast: nextKey(after: page) == nil)
  }
}

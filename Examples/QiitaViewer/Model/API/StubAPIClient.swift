/// An API client whose answers are closures, for fixtures and tests.
///
/// Every closure has a default, so that a fixture overrides only the one it is about.
///
/// ```swift
/// let client = StubAPIClient(getItems: { query, _ in
///   ItemPage(items: query.lowercased().contains("github") ? [.sample] : [], nextPage: nil)
/// })
/// ```
public struct StubAPIClient: APIClient {
  /// Answers a search, given the query and the page number.
  public var getItems: @Sendable (String, Int) async throws -> ItemPage

  /// Answers the question whose token it is.
  public var getUser: @Sendable () async throws -> User

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - getItems: The answer to a search; one page with the sample article by default.
  ///   - getUser: The owner of the token; the sample user by default.
  public init(
    getItems: @escaping @Sendable (String, Int) async throws -> ItemPage = { _, _ in
      ItemPage(items: [.sample], nextPage: nil)
    },
    getUser: @escaping @Sendable () async throws -> User = { .sample }
  ) {
    self.getItems = getItems
    self.getUser = getUser
  }

  /// Gives the answer of the closure for searches.
  ///
  /// - Parameters:
  ///   - query: The text to search.
  ///   - page: The number of the page, from 1.
  ///
  /// - Returns: The page that the closure returns.
  ///
  /// - Throws: The error that the closure throws.
  public func items(matching query: String, page: Int) async throws -> ItemPage {
    try await getItems(query, page)
  }

  /// Gives the answer of the closure for the owner of the token.
  ///
  /// - Returns: The user that the closure returns.
  ///
  /// - Throws: The error that the closure throws.
  public func authenticatedUser() async throws -> User {
    try await getUser()
  }
}

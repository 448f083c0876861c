/// An API client that searches articles compiled into the program.
///
/// It needs no network and behaves as the site does: results are newest first, searching needs no
/// token, and asking for the authenticated user does. The token is read at each request, so the one
/// that the account screen stores is the one that the next request uses.
public struct EmbeddedAPIClient: APIClient {
  private let items: [Item]
  private let tokens: any AccessTokenProvider
  private let pageSize: Int
  private let user: User

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - items: The articles to search, in any order.
  ///   - tokens: Where the access token is looked up at each request.
  ///   - pageSize: How many articles a page holds at most.
  ///   - user: Whom every access token belongs to.
  ///
  /// - Precondition: The page size is positive.
  public init(
    items: [Item] = .embedded,
    tokens: any AccessTokenProvider,
    pageSize: Int = 10,
    user: User = .sample
  ) {
    precondition(pageSize > 0, "The page size must be positive")
    self.items = items.sorted { first, second in
      first.createdAt == second.createdAt
        ? first.id < second.id
        : first.createdAt > second.createdAt
    }
    self.tokens = tokens
    self.pageSize = pageSize
    self.user = user
  }

  /// Searches the articles, newest first; those of one moment are ordered by identifier.
  ///
  /// - Parameters:
  ///   - query: A text in the search language that ``Query`` describes.
  ///   - page: The number of the page, from 1.
  ///
  /// - Returns: The page; empty beyond the last one.
  ///
  /// - Throws: ``APIError/invalidPage(_:)``, ``APIError/invalidQuery(reason:)``, or
  ///   `CancellationError` when the task is cancelled.
  public func items(matching query: String, page: Int) async throws -> ItemPage {
    guard page >= 1 else { throw APIError.invalidPage(page) }
    let query = try Query(query)

    let matches = try items.filter { item in
      try Task.checkCancellation()
      return query.matches(item)
    }

    // Dividing before multiplying: the number of a page may be as large as an integer gets.
    guard page - 1 <= matches.count / pageSize else { return ItemPage(items: [], nextPage: nil) }
    let rest = matches.dropFirst((page - 1) * pageSize)
    return ItemPage(
      items: Array(rest.prefix(pageSize)),
      nextPage: rest.count > pageSize ? page + 1 : nil
    )
  }

  /// Gives the owner of the access token.
  ///
  /// - Returns: The one user of this client.
  ///
  /// - Throws: ``APIError/noAccessToken``, or `CancellationError` when the task is cancelled.
  public func authenticatedUser() async throws -> User {
    try Task.checkCancellation()
    guard tokens.hasAccessToken else { throw APIError.noAccessToken }
    return user
  }
}

/// The part of the site's interface that the application uses.
public protocol APIClient: Sendable {
  /// Searches articles, newest first.
  ///
  /// - Parameters:
  ///   - query: A text in the search language that ``Query`` describes.
  ///   - page: The number of the page, from 1.
  ///
  /// - Returns: The page; empty beyond the last one.
  ///
  /// - Throws: ``APIError`` when the query or the page number makes no sense.
  func items(matching query: String, page: Int) async throws -> ItemPage

  /// Asks whose access token is in use.
  ///
  /// - Returns: The owner of the token.
  ///
  /// - Throws: ``APIError/noAccessToken`` when there is no token.
  func authenticatedUser() async throws -> User
}

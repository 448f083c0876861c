/// One page of search results.
public struct ItemPage: Equatable, Sendable {
  /// The articles of this page, newest first.
  public let items: [Item]

  /// The number of the page after this one, or nil when this is the last.
  public let nextPage: Int?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The articles, newest first.
  ///   - nextPage: The number of the page after this one, if there is one.
  public init(items: [Item], nextPage: Int?) {
    self.items = items
    self.nextPage = nextPage
  }
}

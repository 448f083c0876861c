/// Where the answers of the site come from.
public protocol KittenDataSource: Sendable {
  /// Loads a page of pictures.
  ///
  /// - Parameters:
  ///   - limit: How many pictures a page has.
  ///   - offset: The number of the page, from 0.
  ///
  /// - Returns: The text of the answer; nil on any failure, for none is told of.
  func load(limit: Int, offset: Int) async -> String?
}

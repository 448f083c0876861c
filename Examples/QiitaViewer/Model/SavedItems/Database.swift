/// The articles kept on this machine.
public protocol Database: Sendable {
  /// Lists the saved articles.
  ///
  /// - Returns: The articles, the last saved first.
  ///
  /// - Throws: An error that names the place, when it cannot be read.
  func savedItems() throws -> [SavedItem]

  /// Looks up a saved article.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: The article and when it was saved, or nil when it is not saved.
  ///
  /// - Throws: An error that names the place, when it cannot be read.
  func savedItem(id: Item.ID) throws -> SavedItem?

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  ///
  /// - Throws: An error that names the place, when it cannot be read or written.
  func save(_ item: Item) throws

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Throws: An error that names the place, when it cannot be read or written.
  func delete(id: Item.ID) throws
}

extension Database {
  /// Tells whether an article is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: Whether it is among the saved articles.
  ///
  /// - Throws: An error that names the place, when it cannot be read.
  public func hasItem(id: Item.ID) throws -> Bool {
    try savedItem(id: id) != nil
  }
}

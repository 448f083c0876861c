/// What the screen of one article may do with the saved articles.
///
/// It is narrower than ``Database``: that screen has no business with the whole list.
public protocol SavedItemsUseCase: Sendable {
  /// Looks up a saved article.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: The article and when it was saved, or nil when it is not saved.
  ///
  /// - Throws: An error when the saved articles cannot be read.
  func savedItem(id: Item.ID) throws -> SavedItem?

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  ///
  /// - Throws: An error when the article cannot be saved.
  func save(_ item: Item) throws

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Throws: An error when the article cannot be deleted.
  func delete(id: Item.ID) throws
}

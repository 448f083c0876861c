/// The saved articles of a database, one at a time.
public struct DatabaseSavedItemsUseCase: SavedItemsUseCase {
  private let database: any Database

  /// Creates a use case.
  ///
  /// - Parameter database: The database of the saved articles.
  public init(database: any Database) {
    self.database = database
  }

  /// Looks up a saved article.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: The article and when it was saved, or nil when it is not saved.
  ///
  /// - Throws: The error of the database.
  public func savedItem(id: Item.ID) throws -> SavedItem? {
    try database.savedItem(id: id)
  }

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  ///
  /// - Throws: The error of the database.
  public func save(_ item: Item) throws {
    try database.save(item)
  }

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Throws: The error of the database.
  public func delete(id: Item.ID) throws {
    try database.delete(id: id)
  }
}

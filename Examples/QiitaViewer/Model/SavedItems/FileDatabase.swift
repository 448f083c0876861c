public import Foundation
import Synchronization

/// A database in one file, which only its owner can read.
///
/// The file is called `saved-items.json`. It is read at each request and replaced as a whole at each
/// change, so that it is never half written; a file that cannot be read is never replaced. Share one
/// instance in a program: changes made through two at the same time may lose one of them.
///
/// Dates are kept to the millisecond.
public final class FileDatabase: Database {
  private let file: Mutex<SavedItemFile>
  private let now: @Sendable () -> Date

  /// Creates a database; touches no file.
  ///
  /// - Parameters:
  ///   - directory: The folder of the file, made when the first article is saved.
  ///   - now: Tells the time at which an article is saved.
  public init(directory: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    file = Mutex(SavedItemFile(directory: directory))
    self.now = now
  }

  /// Lists the saved articles.
  ///
  /// - Returns: The articles, the last saved first.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read.
  public func savedItems() throws -> [SavedItem] {
    try file.withLock { try $0.read().newestFirst }
  }

  /// Tells whether an article is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: Whether it is among the saved articles.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read.
  public func hasItem(id: Item.ID) throws -> Bool {
    try file.withLock { try $0.read().contains(id: id) }
  }

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read or written.
  public func save(_ item: Item) throws {
    let moment = now()
    try file.withLock { try $0.change { $0.insert(item, at: moment) } }
  }

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read or written.
  public func delete(id: Item.ID) throws {
    try file.withLock { try $0.change { $0.remove(id: id) } }
  }
}

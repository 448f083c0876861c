public import Foundation
import Synchronization

/// A database in one file, which only its owner can read.
///
/// The file is called `saved-items.json`. It is replaced as a whole at each change, so that it is
/// never half written, and whoever changes it holds the lock of the folder and reads it anew before:
/// two instances, in one program or in two, lose nothing of each other's. It is read at each request,
/// and made sense of when it is another than at the request before.
///
/// A file that makes no sense is kept aside under a new name, and the database goes on empty. One
/// that cannot be read, or that a newer version of the program wrote, is left alone.
///
/// Dates are kept to the millisecond.
public final class FileDatabase: Database {
  private let file: Mutex<SavedItemFile>
  private let now: @Sendable () -> Date

  /// Creates a database; touches no file.
  ///
  /// - Parameters:
  ///   - directory: The folder of the file, made when the first article is saved.
  ///   - notices: Receives what is to be told about a file that was kept aside.
  ///   - patience: How long to wait while somebody else changes the file.
  ///   - now: Tells the time at which an article is saved.
  public init(
    directory: URL,
    notices: StorageNotices = StorageNotices(),
    patience: LockPatience = .standard,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let folder = StorageFolder(directory, patience: patience)
    file = Mutex(SavedItemFile(folder: folder, notices: notices))
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

  /// Looks up a saved article.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: The article and when it was saved, or nil when it is not saved.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read.
  public func savedItem(id: Item.ID) throws -> SavedItem? {
    try file.withLock { try $0.read()[id] }
  }

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read or written, or is in use for too long.
  public func save(_ item: Item) throws {
    let saved = SavedItem(item: item, insertedAt: now())
    try file.withLock { try $0.insert(saved) }
  }

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read or written, or is in use for too long.
  public func delete(id: Item.ID) throws {
    try file.withLock { try $0.remove(id: id) }
  }
}

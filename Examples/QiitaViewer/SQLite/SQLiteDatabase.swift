#if SQLite
public import Foundation
public import QiitaViewerModel

/// A database in SQLite, which only its owner can read.
///
/// The file is called `saved-items.sqlite`. It is opened at each request, so that two instances, in one
/// program or in two, lose nothing of each other's.
///
/// A file that makes no sense is kept aside under a new name, and the database goes on empty. One
/// that cannot be read, or that a newer version of the program wrote, is left alone.
///
/// Dates are kept to the millisecond.
public struct SQLiteDatabase: Database {
  private static let version = 1
  private static let name = "saved-items.sqlite"

  /// What SQLite adds to the name of the database for files that belong to it.
  private static let extra = ["-journal", "-wal"]

  private let folder: StorageFolder
  private let path: String
  private let notices: StorageNotices
  private let patience: LockPatience
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
    folder = StorageFolder(directory, patience: patience)
    path = folder.path(of: Self.name)
    self.notices = notices
    self.patience = patience
    self.now = now
  }

  /// Lists the saved articles.
  ///
  /// - Returns: The articles, the last saved first.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read.
  public func savedItems() throws -> [SavedItem] {
    try request(orFail: unreadable) { (connection) throws(SQLiteError) in
      let rows = try connection.prepare(
        "SELECT \(SavedItem.columns) FROM saved_items ORDER BY inserted_at DESC, position DESC"
      )
      var items: [SavedItem] = []
      while try rows.step() { items.append(try SavedItem(row: rows)) }
      return items
    } ?? []
  }

  /// Looks up a saved article.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Returns: The article and when it was saved, or nil when it is not saved.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read.
  public func savedItem(id: Item.ID) throws -> SavedItem? {
    try request(orFail: unreadable) { (connection) throws(SQLiteError) in
      try Self.savedItem(id, in: connection)
    } ?? nil
  }

  /// Saves an article; one that is saved already stays as it is.
  ///
  /// - Parameter item: The article to keep.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read or written, or is in use for too long.
  public func save(_ item: Item) throws {
    guard let row = SavedItem(item: item, insertedAt: now()).row else {
      throw StorageError.dateOutOfRange(path: path)
    }
    func insert(_ connection: borrowing SQLiteConnection) throws(SQLiteError) {
      // A file that nobody can write may be asked for what changes nothing.
      guard try Self.savedItem(item.id, in: connection) == nil else { return }
      let marks = row.map { _ in "?" }.joined(separator: ", ")
      try connection.run(
        """
        INSERT INTO saved_items (\(SavedItem.columns)) VALUES (\(marks))
        ON CONFLICT (id) DO NOTHING
        """,
        row
      )
    }
    if try request(orFail: unwritable, insert) != nil { return }
    try folder.withLock(toChange: Self.name) {
      if try !folder.exists(Self.name) { try create() }
      try attempt(orFail: unwritable, insert)
    }
  }

  /// Deletes an article, if it is saved.
  ///
  /// - Parameter id: The identifier of the article.
  ///
  /// - Throws: ``StorageError`` when the file cannot be read or written, or is in use for too long.
  public func delete(id: Item.ID) throws {
    _ = try request(orFail: unwritable) { (connection) throws(SQLiteError) in
      guard try Self.savedItem(id, in: connection) != nil else { return }
      try connection.run("DELETE FROM saved_items WHERE id = ?", [id])
    }
  }

  private static func savedItem(
    _ id: Item.ID,
    in connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> SavedItem? {
    let rows = try connection.prepare(
      "SELECT \(SavedItem.columns) FROM saved_items WHERE id = ?",
      [id]
    )
    return try rows.step() ? try SavedItem(row: rows) : nil
  }
}

extension SQLiteDatabase {
  private typealias Failure = (_ path: String, _ reason: String) -> StorageError
  private typealias Body<Result> = (borrowing SQLiteConnection) throws(SQLiteError) -> Result

  private var unreadable: Failure { StorageError.unreadable }
  private var unwritable: Failure { StorageError.unwritable }

  /// Runs a body with the database, or returns nil when there is none; one that makes no sense is
  /// set aside.
  private func request<Result>(
    orFail failure: Failure,
    _ body: Body<Result>
  ) throws -> Result? {
    guard try folder.exists(Self.name) else { return nil }
    do {
      return try attempt(orFail: failure, body)
    } catch StorageError.corrupt {
      do {
        return try folder.withLock(toChange: Self.name) {
          guard try folder.exists(Self.name) else { return nil }
          do {
            // Somebody else may have put another in its place meanwhile.
            return try attempt(orFail: failure, body)
          } catch StorageError.corrupt {
            let newPath = try folder.setAside(Self.name, withExtra: Self.extra)
            notices.add(StorageNotice(path: path, newPath: newPath))
            return nil
          }
        }
      } catch StorageError.unwritable {
        throw StorageError.corrupt(path: path)
      }
    }
  }

  /// Runs a body with the database, again and again as long as somebody else is using it.
  private func attempt<Result>(
    orFail failure: Failure,
    _ body: Body<Result>
  ) throws(StorageError) -> Result {
    var result: Result?
    var version = 0
    let isDone = try patience.wait { () throws(StorageError) in
      do throws(SQLiteError) {
        let connection = try SQLiteConnection(path: path)
        try connection.run("BEGIN")
        version = try connection.version
        guard version >= 1 else { throw .unintelligible }
        if version <= Self.version {
          try checkSize(of: connection)
          result = try body(connection)
        }
        try connection.run("COMMIT")
        return true
      } catch {
        switch error.kind {
        case .busy: return false
        case .corrupt: throw .corrupt(path: path)
        case .refused: throw failure(path, error.reason)
        }
      }
    }
    guard isDone else { throw .busy(path: path) }
    guard let result else { throw .newerVersion(path: path, version: version) }
    return result
  }

  /// Checks that the file ends with a page: SQLite notices that pages are missing, but would take the
  /// missing end of the last one for zeros.
  private func checkSize(of connection: borrowing SQLiteConnection) throws(SQLiteError) {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size.isMultiple(of: try connection.pageSize) else { throw .unintelligible }
  }

  /// Makes an empty database, with the lock of the folder held.
  private func create() throws {
    // What belonged to a database that is gone must not be taken for a part of the new one.
    for ending in Self.extra where try folder.exists(Self.name + ending) {
      _ = try folder.setAside(Self.name + ending)
    }
    try folder.replace(Self.name) { (path, _) throws(SystemError) in
      do throws(SQLiteError) {
        let connection = try SQLiteConnection(path: path)
        try connection.run("BEGIN")
        try connection.run(SavedItem.table)
        try connection.run("PRAGMA user_version = \(Self.version)")
        try connection.run("COMMIT")
      } catch {
        throw SystemError(error.reason)
      }
    }
  }
}
#endif

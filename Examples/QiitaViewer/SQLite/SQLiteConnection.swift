#if SQLite
import CSQLite

/// An open database.
struct SQLiteConnection: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a database that exists, for reading alone where it cannot be written.
  init(path: String) throws(SQLiteError) {
    handle = try Self.open(path)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// The number that stands for the tables of the database; nought when there are none.
  var version: Int {
    get throws(SQLiteError) { try integer("PRAGMA user_version") }
  }

  /// The length of a page, of which the file has a whole number.
  var pageSize: Int {
    get throws(SQLiteError) { try integer("PRAGMA page_size") }
  }

  /// Compiles a statement, and binds texts to its parameters.
  func prepare(_ text: String, _ values: [String] = []) throws(SQLiteError) -> SQLiteStatement {
    try SQLiteStatement(text, values, in: handle)
  }

  /// Runs a statement.
  func run(_ text: String, _ values: [String] = []) throws(SQLiteError) {
    let statement = try prepare(text, values)
    while try statement.step() {}
  }

  private func integer(_ text: String) throws(SQLiteError) -> Int {
    let statement = try prepare(text)
    guard try statement.step() else { throw .unintelligible }
    return try statement.integer(0)
  }

  private static func open(_ path: String) throws(SQLiteError) -> OpaquePointer {
    var handle: OpaquePointer?
    var code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil)
    if code == SQLITE_OK {
      // A change also survives a power cut: the folder is written, too.
      code = sqlite3_exec(handle, "PRAGMA synchronous = EXTRA", nil, nil, nil)
    }
    guard code == SQLITE_OK, let handle else {
      let error = SQLiteError(code, handle)
      sqlite3_close_v2(handle)
      throw error
    }
    return handle
  }
}
#endif

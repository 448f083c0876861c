#if SQLite
import CSQLite

/// A statement with its parameters, and the row that it stands at.
struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ text: String, _ values: [String], in connection: OpaquePointer) throws(SQLiteError) {
    handle = try Self.compile(text, values, in: connection)
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Goes to the next row, and tells whether there is one.
  func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    guard code == SQLITE_ROW || code == SQLITE_DONE else { throw SQLiteError(code, connection) }
    return code == SQLITE_ROW
  }

  /// The text in a column of the row.
  func text(_ column: Int32) throws(SQLiteError) -> String {
    guard
      sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(handle, column)
    else { throw .unintelligible }
    let count = Int(sqlite3_column_bytes(handle, column))
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .unintelligible }
    return text
  }

  /// The number in a column of the row.
  func integer(_ column: Int32) throws(SQLiteError) -> Int {
    guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { throw .unintelligible }
    return Int(sqlite3_column_int64(handle, column))
  }

  private static func compile(
    _ text: String,
    _ values: [String],
    in connection: OpaquePointer
  ) throws(SQLiteError) -> OpaquePointer {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, text, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw SQLiteError(code, connection) }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1), of: handle)
      guard code == SQLITE_OK else {
        let error = SQLiteError(code, connection)
        sqlite3_finalize(handle)
        throw error
      }
    }
    return handle
  }

  private static func bind(_ value: String, at index: Int32, of handle: OpaquePointer) -> Int32 {
    // SQLite copies the text when it is told that it will change. The macro that says so is a cast
    // that Swift does not import.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return sqlite3_bind_text(handle, index, value, Int32(value.utf8.count), transient)
  }
}
#endif

#if SQLite
import CSQLite
import Foundation

/// Why SQLite did not do what it was asked.
struct SQLiteError: Error {
  /// What an error means for who asked.
  enum Kind {
    /// Somebody else is using the database; it may work later.
    case busy

    /// The database is damaged, or is none of this program.
    case corrupt

    /// The disk, or whoever it belongs to, does not permit it.
    case refused
  }

  let kind: Kind
  let reason: String

  /// The database holds something that this program did not write.
  static let unintelligible = SQLiteError(kind: .corrupt, reason: "")

  private init(kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// The error of the call that has just failed.
  init(_ code: Int32, _ connection: OpaquePointer?) {
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: kind = .busy
    // All statements are right for the tables that the version stands for.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR: kind = .corrupt
    default: kind = .refused
    }
    let cause = sqlite3_system_errno(connection)
    let hasCause = cause != 0 && (code == SQLITE_CANTOPEN || code == SQLITE_IOERR)
    reason =
      hasCause ? String(cString: strerror(cause)) : String(cString: sqlite3_errmsg(connection))
  }
}
#endif

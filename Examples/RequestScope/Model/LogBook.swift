/// Where the logs of requests are written.
public struct LogBook: Sendable {
  let write: @Sendable (LogRecord) throws -> Void

  /// Creates a book.
  ///
  /// - Parameter write: Writes the log of one request; called by several requests at once.
  public init(write: @escaping @Sendable (LogRecord) throws -> Void) {
    self.write = write
  }

  /// A book that keeps nothing.
  public static let discarding = LogBook { _ in }
}

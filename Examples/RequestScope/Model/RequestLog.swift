import Synchronization

/// What happened in one request, written in one piece when it has ended.
public final class RequestLog: Sendable {
  /// The number of the request.
  public let number: Int
  let counters: RequestCounters
  private let book: LogBook
  private let lines = Mutex<[String]?>([])

  /// Creates an empty log.
  ///
  /// - Parameters:
  ///   - request: The request whose log it is.
  ///   - book: Where it is written in the end.
  ///   - counters: What is told of it.
  public init(of request: Request, book: LogBook, counters: RequestCounters) {
    number = request.number
    self.book = book
    self.counters = counters
  }

  /// Adds a line.
  ///
  /// One that comes after the log has been written is lost, and counted as being out of order.
  ///
  /// - Parameter line: The line, without its end.
  public func add(_ line: String) {
    let isOpen = lines.withLock { lines in
      lines?.append(line)
      return lines != nil
    }
    if !isOpen { counters.count(\.outOfOrder) }
  }

  /// Writes the log, once.
  ///
  /// - Throws: What the book throws when it cannot keep it.
  public func write() throws {
    let written = lines.withLock { lines in
      defer { lines = nil }
      return lines
    }
    guard let written else {
      counters.count(\.hooksRunAgain)
      return
    }
    counters.count(\.logsWritten)
    try book.write(LogRecord(number: number, lines: written))
  }
}

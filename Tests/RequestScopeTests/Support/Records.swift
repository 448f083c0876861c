import RequestScopeModel
import Synchronization

/// Logs that have been written.
final class Records: Sendable {
  private let stored = Mutex<[LogRecord]>([])

  var all: [LogRecord] { stored.withLock { $0 } }

  func add(_ record: LogRecord) {
    stored.withLock { $0.append(record) }
  }
}

import Synchronization

/// What the stores have to tell a person although the command went on; each is told once.
public final class StorageNotices: Sendable {
  private let pending = Mutex<[StorageNotice]>([])

  /// Creates an empty collection.
  public init() {}

  /// Adds a notice.
  ///
  /// - Parameter notice: What is to be told.
  public func add(_ notice: StorageNotice) {
    pending.withLock { $0.append(notice) }
  }

  /// Takes out what has not been told.
  ///
  /// - Returns: The notices, the oldest first.
  public func takeAll() -> [StorageNotice] {
    pending.withLock { notices in
      defer { notices = [] }
      return notices
    }
  }
}

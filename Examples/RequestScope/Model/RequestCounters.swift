import Synchronization

/// Counts what the server does, from all threads.
public final class RequestCounters: Sendable {
  private let stored = Mutex(RequestCounts())

  /// Creates counters that stand at 0.
  public init() {}

  /// What has been counted so far.
  public var counts: RequestCounts { stored.withLock { $0 } }

  /// Counts one.
  ///
  /// - Parameter counter: What to count.
  ///
  /// - Returns: The count with this one.
  @discardableResult
  public func count(_ counter: WritableKeyPath<RequestCounts, Int>) -> Int {
    stored.withLock { counts in
      counts[keyPath: counter] += 1
      return counts[keyPath: counter]
    }
  }
}

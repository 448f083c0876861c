import Synchronization

/// How many requests each user has in flight.
public final class Presence: Sendable {
  private let requests = Mutex<[String?: Int]>([:])

  /// Creates it with nobody present.
  public init() {}

  /// The number of users with a request in flight.
  public var userCount: Int { requests.withLock(\.count) }

  func enter(_ name: String?) {
    requests.withLock { $0[name, default: 0] += 1 }
  }

  func leave(_ name: String?) {
    requests.withLock { requests in
      guard let count = requests[name] else { return }
      requests[name] = count > 1 ? count - 1 : nil
    }
  }
}

public import Foundation
import Synchronization

/// A clock that can be put forward.
public final class DirectoryClock: Sendable {
  private let base: @Sendable () -> Date
  private let lead = Mutex<TimeInterval>(0)

  /// Creates a clock.
  ///
  /// - Parameter base: Tells the time before the clock is put forward.
  public init(_ base: @escaping @Sendable () -> Date) {
    self.base = base
  }

  /// The time.
  public var now: Date { base().addingTimeInterval(lead.withLock(\.self)) }

  /// Puts the clock forward.
  ///
  /// - Parameter seconds: By how much.
  public func advance(by seconds: TimeInterval) {
    lead.withLock { $0 += seconds }
  }
}

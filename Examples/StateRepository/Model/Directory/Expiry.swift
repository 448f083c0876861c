public import Foundation

/// How long data is good.
public struct Expiry: Sendable {
  /// How long data is good, in seconds.
  public let lifetime: TimeInterval

  private let clock: DirectoryClock

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - lifetime: How long data is good, in seconds.
  ///   - clock: Tells the time.
  public init(lifetime: TimeInterval, clock: DirectoryClock) {
    self.lifetime = lifetime
    self.clock = clock
  }

  /// Pairs data with the present time.
  func dated<Content>(_ content: Content?) -> Cached<Content>? {
    content.map { Cached($0, savedAt: clock.now) }
  }

  /// Tells whether data is no good any more.
  func isOver<Content>(_ cached: Cached<Content>?) -> Bool {
    guard let cached else { return true }
    return clock.now.timeIntervalSince(cached.savedAt) >= lifetime
  }
}

/// What follows from an intent.
public struct Effects<Effect: Sendable> {
  /// What follows at once, in this order.
  public var now: [Effect]

  /// What follows later, if anything does.
  public var later: (@Sendable () async -> Effect)?

  /// Creates effects.
  ///
  /// - Parameters:
  ///   - now: What follows at once.
  ///   - later: What follows later.
  public init(_ now: Effect..., later: (@Sendable () async -> Effect)? = nil) {
    self.now = now
    self.later = later
  }
}

@available(*, unavailable)
extension Effects: Sendable {}

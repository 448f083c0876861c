/// A service behind a protocol, as applications share them.
public protocol Service: Sendable {
  /// Does a little work, so that the call cannot be left out.
  func next(_ number: Int) -> Int
}

/// The one implementation.
public final class CountingService: Service {
  private let step: Int

  /// Creates a service that counts in steps.
  public init(step: Int) {
    self.step = step
  }

  /// Adds the step.
  public func next(_ number: Int) -> Int { number &+ step }
}

/// Something that goes on until it is cancelled.
@MainActor
public final class Subscription {
  private var end: (() -> Void)?

  /// Creates a subscription.
  ///
  /// - Parameter end: What ends it, once.
  public init(_ end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends it; a second time does nothing.
  public func cancel() {
    end?()
    end = nil
  }
}

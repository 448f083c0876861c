/// A view that keeps what it is to show, for a user interface that looks for itself.
public final class KittenViewProxy: KittenView {
  /// Tells what a person does.
  public let events = EventStream<KittenViewEvent>()

  /// What there is to show; nil before anything was.
  public private(set) var model: KittenViewModel?

  /// Creates a view that shows nothing yet.
  public init() {}

  /// Keeps what to show.
  ///
  /// - Parameter model: What to show.
  public func render(_ model: KittenViewModel) {
    self.model = model
  }
}

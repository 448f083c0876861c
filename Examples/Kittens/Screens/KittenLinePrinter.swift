public import KittensModel

/// A view that says in a line what is new.
public final class KittenLinePrinter: KittenView {
  /// Tells what a person does.
  public let events = EventStream<KittenViewEvent>()

  private let show: (String) -> Void

  /// Creates a view.
  ///
  /// - Parameter show: Takes a line.
  public init(_ show: @escaping (String) -> Void) {
    self.show = show
  }

  /// Says what is new.
  ///
  /// - Parameter model: What to show.
  public func render(_ model: KittenViewModel) {
    if model.isLoading { return show("loading") }
    show(model.isError ? "no kittens to be had" : "\(model.imageURLs.count) kittens")
  }
}

public import Heirloom
import HeirloomPreviews
public import KittensModel

/// A view that draws the whole screen each time.
public final class KittenListView: KittenView {
  /// Tells what a person does.
  public let events = EventStream<KittenViewEvent>()

  private let scope: Scope
  private let show: (String) -> Void

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - scope: The scope that the screen is rendered in.
  ///   - show: Takes a drawing.
  public init(in scope: Scope, _ show: @escaping (String) -> Void) {
    self.scope = scope
    self.show = show
  }

  /// Draws the screen.
  ///
  /// - Parameter model: What to show.
  public func render(_ model: KittenViewModel) {
    show(TextRenderer().render(KittenScreen(model), in: scope))
  }
}

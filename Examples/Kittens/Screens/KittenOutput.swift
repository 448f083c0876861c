public import Heirloom

/// Where a view draws, which only the edge that makes it knows.
@MainActor
public struct KittenOutput {
  let scope: Scope
  let show: (String) -> Void

  /// Creates a place to draw.
  ///
  /// - Parameters:
  ///   - scope: The scope that screens are rendered in.
  ///   - show: Takes what is drawn.
  public init(in scope: Scope, _ show: @escaping (String) -> Void) {
    self.scope = scope
    self.show = show
  }

  /// A view that says in lines what is new, to be bound instead of the list.
  ///
  /// - Returns: The view.
  public func linePrinter() -> KittenLinePrinter { KittenLinePrinter(show) }
}

/// What came of counting in a view of some variant.
public struct VariantOutcome: Hashable, Sendable {
  /// How often the view was drawn anew.
  public let renderCount: Int

  /// What the view shows.
  public let shown: String

  /// What the store has.
  public let stored: Int

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - renderCount: How often the view was drawn anew.
  ///   - shown: What the view shows.
  ///   - stored: What the store has.
  public init(renderCount: Int, shown: String, stored: Int) {
    self.renderCount = renderCount
    self.shown = shown
    self.stored = stored
  }
}

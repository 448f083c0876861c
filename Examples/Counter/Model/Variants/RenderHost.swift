/// Draws a view when something about it has changed, as a user interface does.
///
/// A signal may come before the change it tells of. So a host only remembers that it has to draw, and
/// draws at the next flush, when all changes have been made.
@MainActor
public final class RenderHost {
  /// How often the view has been drawn anew.
  public private(set) var renderCount = 0

  /// What the view showed when it was drawn last.
  public private(set) var shown: String

  private let draw: () -> String
  private var isDirty = false

  /// Draws a view for the first time, which does not count.
  ///
  /// - Parameters:
  ///   - signal: What tells of changes.
  ///   - draw: Draws the view.
  public init(observing signal: Signal, _ draw: @escaping () -> String) {
    self.draw = draw
    shown = draw()
    signal.listen(as: self) { $0.isDirty = true }
  }

  /// Draws the view if anything has been told since the last time.
  public func flush() {
    guard isDirty else { return }
    isDirty = false
    renderCount += 1
    shown = draw()
  }
}

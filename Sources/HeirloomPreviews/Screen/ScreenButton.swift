/// Something that a person can do on a screen.
public struct ScreenButton: Hashable, Sendable {
  /// What the button says.
  public var title: String

  /// What a person types to press it; empty for a button that is only shown.
  public var command: String

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - command: What a person types to press it.
  public init(_ title: String, command: String = "") {
    self.title = title
    self.command = command
  }
}

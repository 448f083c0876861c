/// Where a person, or a script, types commands and sees screens.
@MainActor
public protocol Console {
  /// Whether a person sits there, to be prompted and shown one screen at a time.
  var isInteractive: Bool { get }

  /// Reads the next line.
  ///
  /// - Returns: The line, or `nil` at the end of input.
  func readCommand() -> String?

  /// Asks for something that must not be seen.
  ///
  /// - Parameter prompt: What is asked for.
  ///
  /// - Returns: The answer, or `nil` when there is nobody to ask.
  func readSecret(_ prompt: String) -> String?

  /// Shows a screen, in place of the one before where that is possible.
  ///
  /// - Parameter render: Renders the screen for the width and colours at hand.
  func show(_ render: (_ width: Int, _ isColored: Bool) -> String)

  /// Tells a person that something takes long, until it is taken back.
  ///
  /// - Parameter text: What is being done, in a few words.
  func showProgress(_ text: String)

  /// Takes back what tells of progress.
  func hideProgress()

  /// Tells a person what can be done.
  ///
  /// - Parameter text: One line.
  func hint(_ text: String)

  /// Reports in one line that a command failed.
  ///
  /// - Parameter message: The line.
  func report(_ message: String)
}

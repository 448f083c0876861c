/// Where a person, or a script, types commands and sees screens.
@MainActor
public protocol Console {
  /// Reads the next command.
  ///
  /// - Returns: The line, or `nil` at the end of input.
  func readCommand() -> String?

  /// Shows a text, with a line break at its end.
  ///
  /// - Parameter text: The text.
  func show(_ text: String)

  /// Reports in one line that something went wrong.
  ///
  /// - Parameter message: The line.
  func report(_ message: String)
}

/// Text made fit for a terminal: harmless, and no wider than there is room.
public enum PlainText: Sendable {
  /// Returns a text in which nothing but line breaks controls a terminal.
  ///
  /// Escape sequences in an article or in an error could otherwise clear the screen, move the cursor
  /// or change the title of the window, and direction overrides could make it read differently. Each
  /// such character is shown as a symbol instead.
  ///
  /// - Parameter text: Any text.
  ///
  /// - Returns: The same text with control characters replaced.
  public static func harmless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(contentsOf: "    ".unicodeScalars)
      case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB:
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// Returns the number of columns that a text without line breaks takes in a terminal.
  ///
  /// - Parameter text: The text.
  ///
  /// - Returns: The columns; a wide East Asian character or an emoji takes two.
  public static func width(of text: String) -> Int {
    CellWidth.of(text)
  }

  /// Returns a text cut to a number of columns, with an ellipsis where something is left out.
  ///
  /// - Parameters:
  ///   - text: The text, without line breaks.
  ///   - width: The columns that there are.
  ///
  /// - Returns: The text, or its beginning.
  public static func truncated(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    guard CellWidth.of(text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += CellWidth.of(character)
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Breaks a text into lines.
  ///
  /// Words stay whole where they fit; wide characters may break anywhere.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it are kept.
  ///   - width: The columns that there are.
  ///
  /// - Returns: The lines.
  public static func lines(of text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      LineBreaker(width: max(2, width)).lines(of: paragraph)
    }
  }
}

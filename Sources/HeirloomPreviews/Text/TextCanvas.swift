/// The lines that a text renderer has drawn.
struct TextCanvas {
  /// How a line is meant, for those who can see colours.
  enum Style: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case accent = "36"
    case error = "31"
    case alarm = "97;41"
  }

  let width: Int
  let isColored: Bool
  private(set) var text = ""

  init(width: Int, isColored: Bool) {
    self.width = width
    self.isColored = isColored
  }

  /// Draws a heading with a line under it.
  mutating func title(_ title: String, underline: Character) {
    if !text.isEmpty { line("") }
    let lines = PlainText.lines(of: PlainText.harmless(title), width: width)
    for text in lines { line(text, .strong) }
    let length = lines.map { PlainText.width(of: $0) }.max() ?? 0
    line(String(repeating: underline, count: min(width, max(1, length))), .faint)
  }

  /// Draws a text, broken into lines.
  mutating func paragraph(_ text: String, _ style: Style = .plain) {
    for text in PlainText.lines(of: PlainText.harmless(text), width: width) { line(text, style) }
  }

  /// Draws an entry of a list, with its details aligned below its title.
  mutating func row(_ row: ScreenRow) {
    let harmless = PlainText.harmless(row.mark).replacing("\n", with: " ")
    let mark = PlainText.truncated(harmless, to: width / 2)
    let indent = String(repeating: " ", count: max(4, PlainText.width(of: mark) + 2))
    let padding = String(repeating: " ", count: indent.count - PlainText.width(of: mark) - 1)
    let titles = PlainText.lines(of: PlainText.harmless(row.title), width: width - indent.count)
    for (index, title) in titles.enumerated() {
      line((index == 0 ? padding + mark + " " : indent) + title, .strong)
    }
    for detail in row.details {
      let harmless = PlainText.harmless(detail)
      for text in PlainText.lines(of: harmless, width: width - indent.count) {
        line(indent + text, .faint)
      }
    }
  }

  /// Draws a text as an area over the whole width that cannot be overlooked.
  mutating func area(_ text: String) {
    for text in PlainText.lines(of: PlainText.harmless(text), width: width) {
      let padding =
        isColored ? String(repeating: " ", count: max(0, width - PlainText.width(of: text))) : ""
      line(text + padding, .alarm)
    }
  }

  private mutating func line(_ content: String, _ style: Style = .plain) {
    if isColored, style != .plain, !content.isEmpty {
      text += "\u{1B}[\(style.rawValue)m\(content)\u{1B}[0m\n"
    } else {
      text += content + "\n"
    }
  }
}

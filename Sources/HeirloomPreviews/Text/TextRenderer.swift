public import Heirloom

/// Renders a screen as plain text for a terminal or a file.
///
/// The result depends on the content and the width alone, so that it can be compared byte for byte.
/// No control character of the content reaches it, apart from line breaks.
public struct TextRenderer: Sendable {
  /// The columns that are used, at least 20.
  public let width: Int

  /// Whether the text is coloured with escape sequences, for a person's terminal.
  public let isColored: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The columns that there are; fewer than 20 count as 20.
  ///   - isColored: Whether the text is coloured with escape sequences.
  public init(width: Int = 80, isColored: Bool = false) {
    self.width = max(20, width)
    self.isColored = isColored
  }

  /// Renders content in a scope.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - scope: The scope that is handed down the tree.
  ///
  /// - Returns: Lines of text, each ended by a line break.
  @MainActor
  public func render(_ content: some ScreenContent, in scope: Scope) -> String {
    render(ScreenNode.content(content).resolved(in: scope))
  }

  /// Renders what a screen shows.
  ///
  /// - Parameter node: What the screen shows.
  ///
  /// - Returns: Lines of text, each ended by a line break.
  public func render(_ node: ResolvedNode) -> String {
    var canvas = TextCanvas(width: width, isColored: isColored)
    draw(node, on: &canvas)
    return canvas.text
  }

  private func draw(_ node: ResolvedNode, on canvas: inout TextCanvas) {
    switch node {
    case .empty:
      break
    case .group(let nodes), .list(let nodes):
      for node in nodes { draw(node, on: &canvas) }
    case .screen(let title, let content):
      canvas.title(title, underline: "=")
      draw(content, on: &canvas)
    case .title(let title):
      canvas.title(title, underline: "-")
    case .text(let text):
      canvas.paragraph(text)
    case .row(let row):
      canvas.row(row)
    case .button(let button):
      let command = button.command.isEmpty ? "" : "  \(button.command)"
      canvas.paragraph("[\(button.title)]\(command)", .accent)
    case .field(let label, let value):
      canvas.paragraph("\(label): \(value)")
    case .image(let description):
      canvas.paragraph("(image: \(description))", .faint)
    case .progress(let text):
      canvas.paragraph("… \(text)", .faint)
    case .badge(let text):
      canvas.paragraph("<\(text)>", .accent)
    case .error(let text):
      canvas.paragraph("! \(text)", .error)
    case .missing(let lines):
      canvas.area(lines.joined(separator: "\n"))
    }
  }
}

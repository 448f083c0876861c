public import Heirloom

/// Renders a screen as a fragment of HTML.
///
/// The result depends on the content alone, so that it can be compared byte for byte. Every text of
/// the content is shown as text, whatever is in it; characters that control a terminal or the
/// direction of a text are shown as symbols. The elements carry classes and no styles:
/// ``GalleryPage`` has a style sheet for them.
public struct HTMLRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Renders content in a scope.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - scope: The scope that is handed down the tree.
  ///
  /// - Returns: A fragment that may stand wherever HTML allows blocks.
  @MainActor
  public func render(_ content: some ScreenContent, in scope: Scope) -> String {
    render(ScreenNode.content(content).resolved(in: scope))
  }

  /// Renders what a screen shows.
  ///
  /// - Parameter node: What the screen shows.
  ///
  /// - Returns: A fragment that may stand wherever HTML allows blocks.
  public func render(_ node: ResolvedNode) -> String {
    markup(of: node).source
  }

  /// Returns what a screen shows as markup.
  func markup(of node: ResolvedNode) -> HTML {
    switch node {
    case .empty:
      .empty
    case .group(let nodes):
      HTML(nodes.map(markup))
    case .screen(let title, let content):
      #"<div class="view"><p class="view-title">\#(title)</p>\#(markup(of: content))</div>"#
    case .title(let title):
      #"<p class="heading">\#(title)</p>"#
    case .text(let text):
      #"<p class="text">\#(text)</p>"#
    case .list(let nodes):
      nodes.isEmpty
        ? .empty : #"<ul class="list" role="list">\#(nodes.map(listItem))</ul>"#
    case .row(let row):
      #"<div class="row">\#(inside(of: row))</div>"#
    case .button(let button):
      #"<p class="button">\#(inside(of: button))</p>"#
    case .field(let label, let value):
      #"""
      <div class="field"><p class="field-label">\#(label)</p>\#
      <p class="field-value">\#(value)</p></div>
      """#
    case .image(let description):
      #"""
      <figure class="image">\#(PlaceholderPicture(describedAs: description).markup)\#
      <figcaption>\#(description)</figcaption></figure>
      """#
    case .progress(let text):
      #"<p class="progress">\#(Icon.ring)<span>\#(text)</span></p>"#
    case .badge(let text):
      #"<p class="badge"><span>\#(text)</span></p>"#
    case .error(let text):
      #"<p class="error">\#(Icon.alert)<span>\#(text)</span></p>"#
    case .missing(let lines):
      missing(lines)
    }
  }

  private func listItem(_ node: ResolvedNode) -> HTML {
    if case .row(let row) = node {
      #"<li class="row">\#(inside(of: row))</li>"#
    } else {
      #"<li class="item">\#(markup(of: node))</li>"#
    }
  }

  private func inside(of row: ScreenRow) -> HTML {
    let details: [HTML] = row.details.map { #"<p class="row-detail">\#($0)</p>"# }
    return #"""
      <span class="row-mark">\#(row.mark)</span>\#
      <div class="row-lines"><p class="row-title">\#(row.title)</p>\#(details)</div>
      """#
  }

  private func inside(of button: ScreenButton) -> HTML {
    let command: HTML =
      button.command.isEmpty ? .empty : #"<kbd class="button-command">\#(button.command)</kbd>"#
    return #"<span class="button-title">\#(button.title)</span>\#(command)"#
  }

  private func missing(_ lines: [String]) -> HTML {
    let details = lines.dropFirst().joined(separator: "\n")
    let message: HTML = details.isEmpty ? .empty : #"<p class="missing-details">\#(details)</p>"#
    return #"""
      <div class="missing">\#(Icon.unplugged)\#
      <p class="missing-headline">\#(lines.first ?? "")</p>\#(message)</div>
      """#
  }
}

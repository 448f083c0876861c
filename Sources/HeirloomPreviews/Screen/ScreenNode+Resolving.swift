public import Heirloom

extension ScreenNode {
  /// Describes every part of the screen in its scope, down to what there is to see.
  ///
  /// Bodies are asked in the order in which they stand, each once. Content below an override is
  /// described in a scope derived for it.
  ///
  /// - Parameter scope: The scope that is handed down the tree.
  ///
  /// - Returns: What the screen shows.
  public func resolved(in scope: Scope) -> ResolvedNode {
    switch self {
    case .empty: .empty
    case .group(let nodes): .joining(nodes.map { $0.resolved(in: scope) })
    case .screen(let title, let content):
      .screen(title: title, content: content.resolved(in: scope))
    case .title(let title): .title(title)
    case .text(let text): .text(text)
    case .list(let nodes): .list(ResolvedNode.pieces(of: nodes.map { $0.resolved(in: scope) }))
    case .row(let row): .row(row)
    case .button(let button): .button(button)
    case .field(let label, let value): .field(label: label, value: value)
    case .image(let description): .image(description: description)
    case .progress(let text): .progress(text)
    case .badge(let text): .badge(text)
    case .error(let text): .error(text)
    case .missing(let missing): .missing(MissingDependencyText(missing).lines)
    case .content(let content): content.body(in: scope).resolved(in: scope)
    case .overriding(let configure, let content):
      content.resolved(in: scope.overriding(configure))
    case .scoped(let scope, let content): content.resolved(in: scope)
    }
  }
}

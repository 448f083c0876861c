package import Heirloom

extension ScreenContent {
  /// Describes the content in the scope that reaches a host, or the placeholder where none does.
  ///
  /// - Parameters:
  ///   - scope: The scope that reaches the host, if one does.
  ///   - place: Where the content is shown, for messages.
  ///
  /// - Returns: What there is to see.
  package func resolved(in scope: Scope?, at place: SourcePlace) -> ResolvedNode {
    if let scope { return ScreenNode.content(self).resolved(in: scope) }
    let rendering: DependencyRendering<Never> = MissingDependency.rendering(
      by: .views,
      at: place
    )
    switch rendering {
    case .missing(let text): return .missing(text.lines)
    case .neutral: return .empty
    }
  }
}

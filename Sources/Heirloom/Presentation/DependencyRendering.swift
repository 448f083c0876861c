/// What a host of views or controllers shows in the place of content that needs dependencies.
package enum DependencyRendering<Content> {
  /// The content.
  case content(Content)

  /// The loud placeholder.
  case missing(MissingDependencyText)

  /// The placeholder of a release, which is empty.
  case neutral
}

extension DependencyRendering: MissingDependencyPlaceholder {
  package init(missing: MissingDependency) {
    self = .missing(MissingDependencyText(missing))
  }
}

extension DependencyProvider {
  /// Makes the content in the scope that reaches a host, or what is to be shown in its place.
  ///
  /// - Parameters:
  ///   - scope: The scope that reaches the host, if one does.
  ///   - host: The kind of host.
  ///
  /// - Returns: The content or the placeholder.
  package func rendering(
    in scope: Scope?,
    by host: PresentationHost
  ) -> DependencyRendering<Content> {
    render(in: scope, advice: host.advice) { .content($0) }
  }
}

extension MissingDependency {
  /// Reports that no scope reaches a place, and returns what is to be shown there.
  ///
  /// - Parameters:
  ///   - host: The kind of host.
  ///   - place: The place.
  ///
  /// - Returns: The placeholder that the default policy asks for.
  package static func rendering(
    by host: PresentationHost,
    at place: SourcePlace
  ) -> DependencyRendering<Never> {
    MissingDependency([], advice: host.advice, at: place).placeholder(in: nil)
  }
}

// For hosts that a scope may not reach: an object without a parent, an environment without a scope.

extension DependencyProvider {
  /// Makes the content in the scope of a host, if one reaches it.
  ///
  /// - Parameters:
  ///   - scope: The scope that reaches the host.
  ///   - advice: How a host of this kind is given a scope.
  ///
  /// - Returns: The content.
  ///
  /// - Throws: ``MissingDependency``.
  package func resolve(
    in scope: Scope?,
    advice: String
  ) throws(MissingDependency) -> Content {
    guard let scope else { throw MissingDependency(missing(nil), advice: advice, at: place) }
    return try resolve(in: scope)
  }

  /// Renders the content in the scope of a host, or the placeholder.
  ///
  /// - Parameters:
  ///   - scope: The scope that reaches the host.
  ///   - advice: How a host of this kind is given a scope.
  ///   - render: Turns the content into what the host shows.
  ///
  /// - Returns: The rendered content, or the placeholder.
  package func render<Rendering: MissingDependencyPlaceholder>(
    in scope: Scope?,
    advice: String,
    _ render: (Content) -> Rendering
  ) -> Rendering {
    do {
      return render(try resolve(in: scope, advice: advice))
    } catch {
      return error.placeholder(in: scope)
    }
  }
}

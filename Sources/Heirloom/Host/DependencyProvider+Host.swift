extension DependencyProvider {
  /// Makes the content in the scope of a host.
  ///
  /// - Parameter host: The host in which the content is rendered.
  ///
  /// - Returns: The content.
  ///
  /// - Throws: ``MissingDependency`` with everything that the host's scope does not provide, or that no
  ///   scope reaches the host.
  @MainActor
  public func resolve(in host: ScopeHost) throws(MissingDependency) -> Content {
    try resolve(in: host.scope, advice: ScopeHost.advice)
  }

  /// Renders the content in the scope of a host, or the placeholder that the scope's policy asks for.
  ///
  /// A missing dependency is reported once for each place and tree of scopes. Where no scope reaches the
  /// host, the loud placeholder is given in a debug build and the neutral one in a release build, and
  /// the failure is printed on standard error, once for each place.
  ///
  /// - Parameters:
  ///   - host: The host in which the content is rendered.
  ///   - render: Turns the content into what the host shows.
  ///
  /// - Returns: The rendered content, or the placeholder; the closure is not called for that.
  @MainActor
  public func render<Rendering: MissingDependencyPlaceholder>(
    in host: ScopeHost,
    _ render: (Content) -> Rendering
  ) -> Rendering {
    self.render(in: host.scope, advice: ScopeHost.advice, render)
  }
}

extension DependencyProvider where Content: MissingDependencyPlaceholder {
  /// Makes the content in the scope of a host, or the placeholder that the scope's policy asks for.
  ///
  /// - Parameter host: The host in which the content is rendered.
  ///
  /// - Returns: The content, or the placeholder; the closure is not called for that.
  @MainActor
  public func callAsFunction(in host: ScopeHost) -> Content {
    render(in: host) { $0 }
  }
}

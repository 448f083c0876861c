extension ScopeHost {
  /// Renders something in the host's scope, or the placeholder where no scope reaches the host.
  ///
  /// Without a scope, the loud placeholder is given in a debug build and the neutral one in a release
  /// build, and the failure is printed on standard error, once for each place.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - render: Renders in the scope.
  ///
  /// - Returns: What was rendered, or the placeholder; the closure is not called for that.
  public func render<Rendering: MissingDependencyPlaceholder>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ render: (Scope) -> Rendering
  ) -> Rendering {
    if let scope { return render(scope) }
    let place = SourcePlace(fileID: fileID, line: line)
    return MissingDependency([], advice: Self.advice, at: place).placeholder(in: nil)
  }

  /// How a host is given a scope.
  static let advice = "ScopeHost(scope) at the top, parent.add(host) for each below"
}

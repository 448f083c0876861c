// Two closures that the general initialiser would take, and should not. An unavailable initialiser is
// never chosen over an available one; one that throws is, and then the call does not compile.

extension DependencyProvider where Content == Void {
  /// Rejects a closure that returns nothing.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - content: A closure that returns nothing.
  ///
  /// - Throws: Nothing; it is marked so that the call does not compile.
  @available(*, deprecated, message: "the closure must return the content")
  @_disfavoredOverload
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    content: @escaping (repeat each Provided) -> Void
  ) throws where repeat each Provided: Dependency {
    self.init(byTypeAt: SourcePlace(fileID: fileID, line: line), content)
  }
}

extension DependencyProvider {
  /// Rejects a closure that takes an optional, which would never be `nil`.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - content: A closure that takes optionals.
  ///
  /// - Throws: Nothing; it is marked so that the call does not compile.
  @available(*, deprecated, message: "ask for the dependency itself, not for an optional")
  @_disfavoredOverload
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    content: @escaping (repeat (each Provided)?) -> Content
  ) throws where repeat each Provided: Dependency {
    self.init(byTypeAt: SourcePlace(fileID: fileID, line: line)) {
      (dependency: repeat each Provided) in content(repeat each dependency)
    }
  }
}

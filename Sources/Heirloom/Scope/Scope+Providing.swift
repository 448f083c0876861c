extension Scope {
  /// Derives a scope that provides a typed dependency made when it is read.
  ///
  /// The dependency is under the same laws as any value: below an override of something that it was
  /// made from, it is made again.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes the dependency from what the resolver reads.
  ///
  /// - Returns: The derived scope.
  public func providing<Provided: Dependency>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Resolver) -> Provided
  ) -> Scope {
    let place = SourcePlace(fileID: fileID, line: line)
    return deriving(Override(maker: make, in: frame.root, at: place))
  }

  /// Derives a scope that provides a typed dependency as it is.
  ///
  /// The value is frozen: overrides further down do not change it.
  ///
  /// - Parameters:
  ///   - dependency: The dependency.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The derived scope.
  public func providing<Provided: Dependency>(
    _ dependency: Provided,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Scope {
    let place = SourcePlace(fileID: fileID, line: line)
    return deriving(Override(dependency, in: frame.root, at: place))
  }
}

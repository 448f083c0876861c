extension Scope {
  /// Tells where the value of a provider comes from in this scope.
  ///
  /// The text says what decides the value, where that is declared and overridden, what the override
  /// shadows, whether the value has been made, in which scope it lives, and what its maker read. It
  /// names providers, types and places, never a value. Nothing is made for it, and nothing is read.
  ///
  /// - Parameter keyPath: The provider.
  ///
  /// - Returns: A text of several lines, to be printed.
  ///
  /// - Complexity: O(*d* + *n*) for a scope *d* levels deep and *n* reads of the maker.
  public func explain<Kind: ProviderKind>(_ keyPath: KeyPath<Providers, Kind>) -> String {
    Explanation(of: frame.root.keys.key(for: keyPath).key, in: frame).text
  }

  /// Tells where a typed dependency comes from in this scope.
  ///
  /// - Parameter type: The type of the dependency.
  ///
  /// - Returns: A text of several lines, to be printed.
  ///
  /// - Complexity: O(*d* + *n*) for a scope *d* levels deep and *n* reads of the maker.
  public func explain<Provided: Dependency>(_ type: Provided.Type) -> String {
    Explanation(of: frame.root.keys.key(for: type), in: frame).text
  }
}

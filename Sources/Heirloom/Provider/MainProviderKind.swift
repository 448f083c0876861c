/// A kind of provider that is read on the main actor.
public protocol MainProviderKind: ProviderKind {
  /// Reads a provider of this kind in a scope.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - scope: The scope to read in.
  ///
  /// - Returns: The value, or the factory that makes products.
  @MainActor
  static func reading(of keyPath: KeyPath<Providers, Self>, in scope: Scope) -> Reading
}

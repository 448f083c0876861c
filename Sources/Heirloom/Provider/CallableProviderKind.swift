/// A kind of provider whose reading is called, wherever the reader happens to run.
public protocol CallableProviderKind: ProviderKind {
  /// Reads a provider of this kind in a scope.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - scope: The scope in which each call resolves.
  ///
  /// - Returns: The factory that makes products.
  static func reading(of keyPath: KeyPath<Providers, Self>, in scope: Scope) -> Reading
}

/// What a scope and a maker's resolver have in common: reading.
///
/// Extend it with a computed property to write a derivation once for both. Such a property cannot be
/// overridden; declare a provider for what should be.
///
/// ```swift
/// extension Providers {
///   var host: Provider<String> { Provider { _ in "qiita.example" } }
/// }
///
/// extension ScopeReader where Self: ~Escapable {
///   var address: String { "https://\(self.host)" }
/// }
/// ```
@dynamicMemberLookup
public protocol ScopeReader: ~Escapable {
  /// Reads the value of a provider, made now unless it is remembered.
  ///
  /// - Parameter keyPath: The provider.
  subscript<Value: Sendable>(dynamicMember keyPath: KeyPath<Providers, Provider<Value>>) -> Value {
    get
  }

  /// Reads a typed dependency, or `nil` where none is provided.
  ///
  /// - Parameter type: The type of the dependency.
  subscript<Provided: Dependency>(type: Provided.Type) -> Provided? { get }
}

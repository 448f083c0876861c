/// The namespace of all providers, extended by the modules that declare them.
///
/// A property declared here is a recipe that every ``Scope`` can read. The property is the identity
/// of its value: two properties never share one, even when a single helper builds both providers.
///
/// ```swift
/// extension Providers {
///   var greeting: Provider<String> { Provider { _ in "Hello" } }
/// }
///
/// let scope = Scope(.live)
/// scope.greeting  // "Hello"
/// ```
///
/// A module whose default isolation is the main actor writes `nonisolated extension Providers`.
@frozen
public struct Providers: Sendable {
  /// Creates the namespace; scopes do this, nobody else needs to.
  public init() {}
}

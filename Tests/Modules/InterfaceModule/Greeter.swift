/// Greets people.
public protocol Greeter: Sendable {
  /// Returns a greeting.
  func greeting(for name: String) -> String
}

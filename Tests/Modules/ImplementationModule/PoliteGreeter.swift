public import InterfaceModule

/// A greeter that knows nothing of scopes.
public struct PoliteGreeter: Greeter {
  private let language: String

  /// Creates a greeter.
  public init(language: String) {
    self.language = language
  }

  /// Returns a greeting.
  public func greeting(for name: String) -> String { "Welcome, \(name) (\(language))" }
}

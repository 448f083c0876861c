public import Heirloom

/// A screen, or a part of one, as a description that renderers can show anywhere.
///
/// The scope comes down the tree by value: a screen never reaches for one, and an override affects the
/// part below it only.
///
/// ```swift
/// struct GreetingScreen: ScreenContent {
///   let name: String
///
///   func body(in scope: Scope) -> ScreenNode {
///     .screen("Greeting") { ScreenNode.text("Hello, \(name)") }
///   }
/// }
/// ```
@MainActor
public protocol ScreenContent {
  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  func body(in scope: Scope) -> ScreenNode
}

extension Optional: ScreenContent where Wrapped: ScreenContent {
  /// Describes the content, if there is any.
  ///
  /// - Parameter scope: The scope that the content is rendered in.
  ///
  /// - Returns: The description, or nothing.
  public func body(in scope: Scope) -> ScreenNode {
    map { $0.body(in: scope) } ?? .empty
  }
}

extension DependencyProvider: ScreenContent where Content: ScreenContent {
  /// Describes the content, or the placeholder that the scope's policy asks for.
  ///
  /// - Parameter scope: The scope that the content is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    render(in: scope) { $0.body(in: scope) }
  }
}

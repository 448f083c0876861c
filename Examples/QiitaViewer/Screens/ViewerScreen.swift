public import Heirloom
public import HeirloomPreviews

/// A screen of the application: something to show that also understands commands.
@MainActor
public protocol ViewerScreen: ScreenContent {
  /// Called each time the screen comes into view.
  ///
  /// - Parameter scope: The scope that the screen is shown in.
  ///
  /// - Throws: An error with a message for a person.
  func appear(in scope: Scope) async throws

  /// Carries out a command that is meant for the screen.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - scope: The scope that the screen is shown in.
  ///
  /// - Returns: What becomes of the screen.
  ///
  /// - Throws: An error with a message for a person.
  func perform(_ command: Command, in scope: Scope) async throws -> ScreenOutcome
}

/// What becomes of a screen after a command.
public enum ScreenOutcome {
  /// It stays.
  case stays

  /// Another screen is shown above it, in a scope that provides ``ScreenDependency``.
  case opens(any ViewerScreen)

  /// The screen does not know the command.
  case notUnderstood
}

extension DependencyProvider: ViewerScreen where Content: ViewerScreen {
  /// Called each time the content comes into view.
  ///
  /// - Parameter scope: The scope that the content is shown in.
  ///
  /// - Throws: `MissingDependency`, or an error of the content.
  public func appear(in scope: Scope) async throws {
    try await resolve(in: scope).appear(in: scope)
  }

  /// Carries out a command that is meant for the content.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - scope: The scope that the content is shown in.
  ///
  /// - Returns: What becomes of the content.
  ///
  /// - Throws: `MissingDependency`, or an error of the content.
  public func perform(_ command: Command, in scope: Scope) async throws -> ScreenOutcome {
    try await resolve(in: scope).perform(command, in: scope)
  }
}

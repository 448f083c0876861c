public import Heirloom
public import HeirloomPreviews
import QiitaViewerScreens

/// What the application shows after some commands.
public struct AppScreen: ScreenContent {
  private let session: ViewerSession

  /// Starts the application and carries out commands.
  ///
  /// - Parameters:
  ///   - commands: What a person types.
  ///   - scope: A scope that provides `AppDependency`.
  ///
  /// - Throws: `MissingDependency`, or what a command throws.
  public init(_ commands: [String], in scope: Scope) async throws {
    let app = DependencyProvider { (app: AppDependency) in app }
    session = ViewerSession(dependency: try app.resolve(in: scope), in: scope)
    try await session.start()
    for command in commands { try await session.perform(Command(command)) }
  }

  /// Describes the screen that the last command has led to.
  ///
  /// - Parameter scope: The scope that the application is shown in; it has one of its own.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    session.render { screen, scope in .scoped(scope, content: .content(screen)) }
  }
}

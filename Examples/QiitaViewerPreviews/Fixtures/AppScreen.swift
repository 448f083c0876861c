import Heirloom
import HeirloomPreviews
import QiitaViewerScreens

/// What the application shows after some commands.
struct AppScreen: ScreenContent {
  private let session: ViewerSession

  /// Starts the application and carries out commands.
  init(_ commands: [String], in scope: Scope) async throws {
    let app = DependencyProvider { (app: AppDependency) in app }
    session = ViewerSession(dependency: try app.resolve(in: scope), in: scope)
    try await session.start()
    for command in commands { try await session.perform(Command(command)) }
  }

  func body(in scope: Scope) -> ScreenNode {
    session.render { screen, scope in .scoped(scope, content: .content(screen)) }
  }
}

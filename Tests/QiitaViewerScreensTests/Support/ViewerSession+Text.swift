import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

extension ViewerSession {
  /// Starts a session in a scope that provides its dependency.
  static func started(in scope: Scope) async throws -> ViewerSession {
    let dependency = try #require(scope[AppDependency.self])
    return try await started(with: dependency, in: scope)
  }

  /// Starts a session with a dependency of its own.
  static func started(
    with dependency: AppDependency,
    in scope: Scope
  ) async throws -> ViewerSession {
    let session = ViewerSession(dependency: dependency, in: scope)
    try await session.start()
    return session
  }

  /// The screen that is shown, at eighty columns.
  var text: String {
    render { screen, scope in Self.text(of: screen, in: scope) }
  }

  /// Carries out commands as they would be typed.
  func type(_ lines: String...) async throws {
    for line in lines { try await perform(Command(line)) }
  }

  private static func text(of screen: some ViewerScreen, in scope: Scope) -> String {
    TextRenderer().render(screen, in: scope)
  }
}

public import Heirloom

/// Reads of this module's providers by itself.
public enum Reading {
  /// Reads every kind on the main actor, which is where this function is by default.
  public static func everything(in scope: Scope) -> [String] {
    [
      scope.database.title(of: 1),
      scope.heading("Sample"),
      scope.item(2).title,
      scope.windowTitle,
      "\(scope.window === scope.router)",
    ]
  }

  /// Reads without the main actor what does not need it.
  public nonisolated static func plain(in scope: Scope) -> [String] {
    [scope.database.title(of: 1), scope.heading("Sample")]
  }

  /// Reads from outside the main actor what is on it.
  @concurrent
  public nonisolated static func router(in scope: Scope) async -> Router {
    await scope.router
  }
}

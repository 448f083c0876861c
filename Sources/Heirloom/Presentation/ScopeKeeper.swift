/// Keeps the scope that one view derives, for as long as the view has its identity.
///
/// A body that runs again must not derive another scope: all that was made in the one before would be
/// lost, and everything below it would have to start again.
@MainActor
package final class ScopeKeeper {
  private struct Kept {
    let inherited: Scope
    let id: AnyHashable?
    let scope: Scope
  }

  private var kept: Kept?

  /// Creates a keeper that has derived nothing yet.
  package nonisolated init() {}

  /// Returns the derived scope, derived now unless it has been already.
  ///
  /// - Parameters:
  ///   - inherited: The scope that reaches the view; another one than before renews the derived one.
  ///   - id: Another value than before renews the derived scope.
  ///   - derive: Derives the scope.
  ///
  /// - Returns: The derived scope; none where no scope reaches the view.
  package func scope(
    inheriting inherited: Scope?,
    id: AnyHashable? = nil,
    _ derive: (Scope) -> Scope
  ) -> Scope? {
    guard let inherited else {
      kept = nil
      return nil
    }
    if let kept, kept.inherited == inherited, kept.id == id { return kept.scope }
    let scope = derive(inherited)
    kept = Kept(inherited: inherited, id: id, scope: scope)
    return scope
  }
}

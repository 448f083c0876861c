/// Keeps a store of view models for one view, and clears it when the view has lost its identity.
@MainActor
package final class ViewModelStoreKeeper {
  private var made: ViewModelStore?

  /// Creates a keeper; the store is made when it is first asked for.
  package nonisolated init() {}

  deinit {
    // A view may be let go from anywhere; the view models are told on the main actor.
    if let made { Task { @MainActor in made.clear() } }
  }

  /// Returns the store.
  ///
  /// - Parameter scope: The scope that reaches the view; the store reports failures as the one does
  ///   that it is first asked for in.
  ///
  /// - Returns: The same store at each call.
  package func store(in scope: Scope?) -> ViewModelStore {
    if let made { return made }
    let store = ViewModelStore(failureHandler: scope?.failureHandler ?? .standardError)
    made = store
    return store
  }
}

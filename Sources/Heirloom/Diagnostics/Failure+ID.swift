extension Failure {
  /// The stable identifier of a kind of failure; the Diagnostics article has an entry for each.
  public enum ID: String, CaseIterable, Sendable {
    /// A typed dependency is not provided.
    case missingDependency = "missing-dependency"

    /// A live recipe was read in a preview or test scope.
    case liveRecipeRead = "live-recipe-read"

    /// A required provider was read and no scope gives it.
    case requiredNotGiven = "required-not-given"

    /// A value is needed to make itself.
    case cycle = "cycle"

    /// Makers call each other without end.
    case endlessRecursion = "endless-recursion"

    /// A thread has waited long for a value that another one is making.
    case longWait = "long-wait"

    /// The current scope was asked for where none is bound.
    case noScope = "no-scope"

    /// The current scope was asked for while a maker runs.
    case scopeReadInMaker = "scope-read-in-maker"

    /// A maker read a scope other than its resolver.
    case untrackedRead = "untracked-read"

    /// An override block sets one provider twice.
    case repeatedOverride = "repeated-override"

    /// A deferred reader was used before its maker returned.
    case deferredReadInMaker = "deferred-read-in-maker"

    /// A deferred reader was used after its scope was gone.
    case deferredScopeGone = "deferred-scope-gone"

    /// A closed scope was read.
    case closedScope = "closed-scope"

    /// Hooks did not do their work while a scope was closed.
    case hooksFailed = "hooks-failed"

    /// A scope went away with hooks that have not been run.
    case hooksNotRun = "hooks-not-run"

    /// Instances outlive the closed scope that they were made in.
    case outlivesScope = "outlives-scope"

    /// Nothing was read through an override, and a singleton ignored it.
    case overrideWithoutEffect = "override-without-effect"

    /// The producer of a view model failed.
    case viewModelNotMade = "view-model-not-made"

    /// Two holders of one view model pass different arguments.
    case viewModelConflict = "view-model-conflict"

    /// The argument of a view model changed although its policy forbids that.
    case viewModelArgumentChanged = "view-model-argument-changed"

    /// No scope reaches a host.
    case hostWithoutScope = "host-without-scope"

    /// A host was added to itself or to one below it.
    case hostBelowItself = "host-below-itself"
  }
}

/// The hook of one value, to be run once.
struct Closer: Sendable {
  let declaration: Declaration
  let slot: Slot
  let hook: Hook

  /// Runs the hook.
  ///
  /// - Returns: What went wrong, if anything did.
  nonisolated(nonsending) func run() async -> ClosingError.HookFailure? {
    do {
      try await hook(slot)
      return nil
    } catch {
      return ClosingError.HookFailure(declaration, .threw(error))
    }
  }
}

extension ValueProviderKind {
  /// Adds what to do with a value when the scope that it lives in is closed.
  ///
  /// The hook is called once for each value that the provider's own makers have made, variants
  /// included, by ``Scope/close(within:expectingRelease:clock:fileID:line:)`` of the value's home or of a
  /// scope further out. It is not called for what an override gives: that belongs to whoever gave it.
  /// Hooks added later are called sooner.
  ///
  /// ```swift
  /// final class Connection: Sendable {
  ///   func flush() async throws {}
  /// }
  ///
  /// extension Providers {
  ///   var connection: Provider<Connection> {
  ///     Provider { _ in Connection() }.onClose { try await $0.flush() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter hook: Called with the value, in a task that nobody else's cancellation reaches; it may
  ///   be isolated to a global actor.
  ///
  /// - Returns: The provider with the hook.
  public func onClose(
    _ hook: nonisolated(nonsending) @escaping @Sendable (Reading) async throws -> Void
  ) -> Self {
    changing { $0.hooks.append(Hook(hook)) }
  }
}

extension KeyedProvider {
  /// Adds what to do with the value of each key when the scope that it lives in is closed.
  ///
  /// It is what ``ValueProviderKind/onClose(_:)`` is to a single value. A value that was let go of
  /// because of ``keeping(atMost:)`` is closed along with the others, and kept until then.
  ///
  /// - Parameter hook: Called with each value.
  ///
  /// - Returns: The provider with the hook.
  public func onClose(
    _ hook: nonisolated(nonsending) @escaping @Sendable (Value) async throws -> Void
  ) -> Self {
    changing { $0.hooks.append(Hook(hook)) }
  }

  /// A hook is called with each value, not with all of them.
  ///
  /// - Parameter hook: A hook that would be called with all values.
  ///
  /// - Returns: Nothing.
  @available(*, unavailable, message: "a hook is called with the value of each key")
  public func onClose(
    _ hook: nonisolated(nonsending) @escaping @Sendable (Keyed<Key, Value>) async throws -> Void
  ) -> Self {
    fatalError("unavailable")
  }
}

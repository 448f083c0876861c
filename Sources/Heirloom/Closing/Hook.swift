/// What a provider wants done with a value when its scope ends.
struct Hook: Sendable {
  private let run: nonisolated(nonsending) @Sendable (Slot) async throws -> Void

  init<Value: Sendable>(
    _ run: nonisolated(nonsending) @escaping @Sendable (Value) async throws -> Void
  ) {
    // A hook is a part of the recipe whose values it is called with.
    self.run = { slot in try await run(unsafeDowncast(slot, to: ValueSlot<Value>.self).value) }
  }

  nonisolated(nonsending) func callAsFunction(_ slot: Slot) async throws {
    try await run(slot)
  }
}

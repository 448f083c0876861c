/// What a provider wants done with a value when its scope ends.
struct Hook: Sendable {
  private let run: nonisolated(nonsending) @Sendable (Slot) async throws -> Void

  init<Value: Sendable>(
    _ run: nonisolated(nonsending) @escaping @Sendable (Value) async throws -> Void
  ) {
    self.run = { slot in
      guard let slot = slot as? ValueSlot<Value> else {
        preconditionFailure("a hook is called with a value of its provider, not with \(Value.self)")
      }
      try await run(slot.value)
    }
  }

  nonisolated(nonsending) func callAsFunction(_ slot: Slot) async throws {
    try await run(slot)
  }
}

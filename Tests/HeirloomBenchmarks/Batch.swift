import AllocationCounter

/// A loop whose time is measured, in batches of a fixed number of rounds.
struct Batch {
  let rounds: Int
  let body: (Int) -> Int

  /// What one batch took.
  struct Measurement {
    var nanoseconds: Double
    var allocations: Double?
  }

  init(rounds: Int = 200_000, _ body: @escaping (Int) -> Int) {
    self.rounds = rounds
    self.body = body
  }

  /// Runs one batch and returns what each round took.
  func measure() -> Measurement {
    let clock = ContinuousClock()
    let allocations = allocation_count()
    let start = clock.now
    let result = body(rounds)
    let duration = clock.now - start
    let allocated = allocation_count() - allocations
    keep(result)
    let nanoseconds = duration / .nanoseconds(1)
    return Measurement(
      nanoseconds: nanoseconds / Double(rounds),
      allocations: allocations < 0 ? nil : Double(allocated) / Double(rounds)
    )
  }
}

/// Uses a result in a way that the optimiser cannot see through.
@inline(never)
func keep(_ result: Int) {
  withExtendedLifetime(result) {}
}

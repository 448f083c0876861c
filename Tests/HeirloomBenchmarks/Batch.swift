import AllocationCounter

/// A loop whose time is measured, in batches of a fixed number of rounds.
struct Batch {
  let rounds: Int
  let body: (Int) -> Int

  /// What each round of one batch took.
  struct Measurement {
    var nanoseconds: Double
    var allocation: Allocation?
  }

  /// What was asked of the heap in each round.
  struct Allocation {
    var blocks: Double
    var bytes: Double
  }

  init(rounds: Int = 200_000, _ body: @escaping (Int) -> Int) {
    self.rounds = rounds
    self.body = body
  }

  /// Runs one batch and returns what each round took.
  func measure() -> Measurement {
    let clock = ContinuousClock()
    let (blocks, bytes) = (allocation_count(), allocated_bytes())
    let start = clock.now
    let result = body(rounds)
    let duration = clock.now - start
    let allocation = Allocation(
      blocks: Double(allocation_count() - blocks) / Double(rounds),
      bytes: Double(allocated_bytes() - bytes) / Double(rounds)
    )
    keep(result)
    return Measurement(
      nanoseconds: duration / .nanoseconds(1) / Double(rounds),
      allocation: blocks < 0 ? nil : allocation
    )
  }
}

/// Uses a result in a way that the optimiser cannot see through.
@inline(never)
func keep(_ result: Int) {
  withExtendedLifetime(result) {}
}

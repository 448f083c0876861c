/// Two loops measured in turn, so that a busy machine slows both.
struct Comparison {
  let name: String
  let limit: Double

  /// How many blocks a round may allocate, if that is limited.
  var blockLimit: Double?
  let baseline: Batch
  let measured: Batch

  /// The medians over all pairs of batches.
  struct Result {
    var baseline: Double
    var measured: Double
    var ratio: Double
    var allocation: Batch.Allocation?
  }

  /// Measures many pairs of batches, the first of which only warm up.
  func run(pairs: Int = 61, warmUp: Int = 5) -> Result {
    var baselines: [Double] = []
    var measurements: [Double] = []
    var ratios: [Double] = []
    var allocations: [Batch.Allocation] = []
    for pair in 0..<(pairs + warmUp) {
      // Each goes first half of the time: what disturbs the machine often comes and goes in waves.
      let isBaselineFirst = pair.isMultiple(of: 2)
      let early = (isBaselineFirst ? baseline : measured).measure()
      let late = (isBaselineFirst ? measured : baseline).measure()
      let (before, after) = isBaselineFirst ? (early, late) : (late, early)
      guard pair >= warmUp else { continue }
      baselines.append(before.nanoseconds)
      measurements.append(after.nanoseconds)
      ratios.append(after.nanoseconds / before.nanoseconds)
      if let allocation = after.allocation { allocations.append(allocation) }
    }
    return Result(
      baseline: median(baselines),
      measured: median(measurements),
      ratio: median(ratios),
      allocation: allocations.isEmpty
        ? nil
        : Batch.Allocation(
          blocks: median(allocations.map(\.blocks)),
          bytes: median(allocations.map(\.bytes))
        )
    )
  }

  /// Returns whether a result is within the budget.
  func accepts(_ result: Result) -> Bool {
    guard let blockLimit, let allocation = result.allocation else { return result.ratio <= limit }
    return result.ratio <= limit && allocation.blocks < blockLimit + 0.001
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// Two loops measured in turn, so that a busy machine slows both.
struct Comparison {
  let name: String
  let limit: Double
  let mayAllocate: Bool
  let baseline: Batch
  let measured: Batch

  /// The medians over all pairs of batches.
  struct Result {
    var baseline: Double
    var measured: Double
    var ratio: Double
    var allocations: Double?
  }

  /// Measures many pairs of batches, the first of which only warm up.
  func run(pairs: Int = 61, warmUp: Int = 5) -> Result {
    var baselines: [Double] = []
    var measurements: [Double] = []
    var ratios: [Double] = []
    var allocations: [Double] = []
    for pair in 0..<(pairs + warmUp) {
      let before = baseline.measure()
      let after = measured.measure()
      guard pair >= warmUp else { continue }
      baselines.append(before.nanoseconds)
      measurements.append(after.nanoseconds)
      ratios.append(after.nanoseconds / before.nanoseconds)
      if let count = after.allocations { allocations.append(count) }
    }
    return Result(
      baseline: median(baselines),
      measured: median(measurements),
      ratio: median(ratios),
      allocations: allocations.isEmpty ? nil : median(allocations)
    )
  }

  /// Returns whether a result is within the budget.
  func accepts(_ result: Result) -> Bool {
    result.ratio <= limit && (mayAllocate || (result.allocations ?? 0) < 0.001)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

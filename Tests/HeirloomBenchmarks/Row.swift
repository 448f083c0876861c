/// A comparison with its result, as it is printed.
struct Row: Encodable {
  let name: String
  let baselineNanoseconds: Double
  let measuredNanoseconds: Double
  let ratio: Double
  let limit: Double
  let blocks: Double?
  let bytes: Double?
  let blockLimit: Double?
  let isWithinBudget: Bool

  init(_ comparison: Comparison) {
    let result = comparison.run()
    name = comparison.name
    baselineNanoseconds = result.baseline
    measuredNanoseconds = result.measured
    ratio = result.ratio
    limit = comparison.limit
    blocks = result.allocation?.blocks
    bytes = result.allocation?.bytes
    blockLimit = comparison.blockLimit
    isWithinBudget = comparison.accepts(result)
  }

  /// The titles of the columns.
  static let header = "baseline ns  measured ns   ratio   limit  blocks     bytes  comparison"

  /// One line of a table for people.
  var line: String {
    [
      cell(baselineNanoseconds, 11), cell(measuredNanoseconds, 11), cell(ratio, 6), cell(limit, 6),
      cell(blocks, 6), cell(bytes, 8), name + (isWithinBudget ? "" : "  OVER BUDGET"),
    ].joined(separator: "  ")
  }

  private func cell(_ value: Double?, _ width: Int) -> String {
    guard let value else { return String(repeating: " ", count: width - 1) + "-" }
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    let text = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

import Foundation

/// Measures the warm read as ratios within one run.
///
/// With `--check` it exits with 1 when a ratio is over its budget.
@main
struct HeirloomBenchmarks {
  static func main() {
    let arguments = Set(CommandLine.arguments.dropFirst())
    guard arguments.isSubset(of: ["--check"]) else {
      fail("usage: heirloom-benchmarks [--check]", status: 2)
    }
    var isWithinBudget = true
    print("baseline ns  measured ns  ratio  limit  allocations  comparison")
    for comparison in comparisons() {
      let result = comparison.run()
      let isAccepted = comparison.accepts(result)
      isWithinBudget = isWithinBudget && isAccepted
      let columns = [
        cell(result.baseline, 11), cell(result.measured, 11), cell(result.ratio, 5),
        cell(comparison.limit, 5), result.allocations.map { cell($0, 11) } ?? "not counted",
      ]
      print(columns.joined(separator: "  "), "", comparison.name, isAccepted ? "" : "OVER BUDGET")
    }
    if arguments.contains("--check"), !isWithinBudget {
      fail("over budget", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(status)
  }

  private static func cell(_ value: Double, _ width: Int) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    let text = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

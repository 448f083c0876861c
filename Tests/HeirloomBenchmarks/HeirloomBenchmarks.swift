import Foundation

/// Measures what scopes cost, as ratios within one run.
///
/// With `--check` it exits with 1 when a ratio is over its budget.
@main
struct HeirloomBenchmarks {
  static func main() throws {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      fail(Arguments.usage, status: 2)
    }
    let comparisons = (readingComparisons() + makingComparisons()).filter { comparison in
      arguments.filter.map { comparison.name.contains($0) } ?? true
    }
    guard !comparisons.isEmpty else {
      fail("No comparison has '\(arguments.filter ?? "")' in its name.", status: 2)
    }
    let rows = measure(comparisons, printing: !arguments.isJSON)
    if arguments.isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    }
    if arguments.checks, !rows.allSatisfy(\.isWithinBudget) {
      fail("over budget", status: 1)
    }
  }

  private static func measure(_ comparisons: [Comparison], printing: Bool) -> [Row] {
    if printing { print(Row.header) }
    return comparisons.map { comparison in
      let row = Row(comparison)
      if printing { print(row.line) }
      return row
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(status)
  }
}

import Foundation
import QiitaViewerModel

/// Measures the store of saved articles, to a plain decoding and writing of its file.
///
/// With `--check` it exits with 1 when the ratio is over its budget.
@main
struct QiitaViewerBenchmarks {
  private static let limit = 3.0

  static func main() throws {
    let arguments = Set(CommandLine.arguments.dropFirst())
    guard arguments.isSubset(of: ["--check"]) else {
      fail("usage: qiita-viewer-benchmarks [--check]", status: 2)
    }
    let result = try StoreComparison(articles: 10_000).run()
    let isAccepted = result.ratio <= limit
    print("baseline ms  measured ms  ratio  limit  comparison")
    print(
      cell(result.baseline, 11),
      cell(result.measured, 11),
      cell(result.ratio, 5),
      cell(limit, 5),
      "open and save among 10,000 articles, to decoding and writing their file",
      separator: "  ",
      terminator: isAccepted ? "\n" : "  OVER BUDGET\n"
    )
    if arguments.contains("--check"), !isAccepted { fail("over budget", status: 1) }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(status)
  }

  private static func cell(_ value: Double, _ width: Int) -> String {
    let text = String(format: "%.2f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

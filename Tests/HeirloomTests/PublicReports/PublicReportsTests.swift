import Foundation
import Testing

struct PublicReportsTests {
  @Test func `every test that the table of public reports names exists`() throws {
    let table = try String(contentsOf: Self.root.appending(path: Self.path), encoding: .utf8)

    #expect(Self.missing(in: table) == [])
  }

  @Test func `every report has a test or a reason`() throws {
    let table = try String(contentsOf: Self.root.appending(path: Self.path), encoding: .utf8)

    let rows = Self.rows(of: table)

    #expect(rows.count == 51)
    #expect(rows.filter { $0.count != 3 || $0.contains("") } == [])
  }

  @Test func `a test and a file that do not exist are noticed`() {
    let table = """
      | report | what went wrong | shown by |
      |---|---|---|
      | one | a | `HeirloomTests/PublicReports/PublicReportsTests.swift`: “no such test” |
      | two | b | `HeirloomTests/NoSuchFile.swift`: “nothing”<br>A reason. |
      | three | c | `.github/scripts/linkage` |
      """

    let missing = Self.missing(in: table)

    let expected = [
      "HeirloomTests/PublicReports/PublicReportsTests.swift: no such test",
      "HeirloomTests/NoSuchFile.swift",
    ]
    #expect(missing == expected)
  }

  private static let path = "Documentation/PublicReports.md"

  /// The repository, found from the place of this file in it.
  private static let root: URL = {
    var directory = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { directory.deleteLastPathComponent() }
    return directory
  }()

  /// The cells of the table's rows, without its head.
  private static func rows(of table: String) -> [[String]] {
    table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// The files and tests that the table names and that are not there.
  private static func missing(in table: String) -> [String] {
    let references = rows(of: table).compactMap(\.last)
      .flatMap { $0.components(separatedBy: "<br>") }
      .filter { $0.hasPrefix("`") }
    return references.flatMap { reference in
      let path = String(reference.split(separator: "`").first ?? "")
      let file = path.hasPrefix(".") ? path : "Tests/\(path)"
      let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8)
      guard let text else { return [path] }
      return reference.matches(of: /“([^”]*)”/).map { String($0.output.1) }
        .filter { !text.contains("func `\($0)`(") && !text.contains("func \($0)(") }
        .map { "\(path): \($0)" }
    }
  }
}

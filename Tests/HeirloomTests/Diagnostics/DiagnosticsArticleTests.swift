import Foundation
import Heirloom
import Testing

struct DiagnosticsArticleTests {
  @Test(arguments: Failure.ID.allCases)
  func `every kind of failure has an entry in the article`(_ identifier: Failure.ID) throws {
    let article = try #require(Self.article, "Documentation/…/Articles/diagnostics.md is missing")

    let headings = article.split(separator: "\n").filter { $0.hasPrefix("#") }

    #expect(headings.filter { $0 == "### \(identifier.rawValue)" }.count == 1)
  }

  @Test func `every entry of the article is a kind of failure`() throws {
    let article = try #require(Self.article, "Documentation/…/Articles/diagnostics.md is missing")

    let entries = article.split(separator: "\n").filter { $0.hasPrefix("### ") }

    let identifiers = Set(entries.map { String($0.dropFirst(4)) })
    #expect(identifiers == Set(Failure.ID.allCases.map(\.rawValue)))
  }

  /// The text of the article, found from the place of this file in the repository.
  private static var article: String? {
    var directory = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { directory.deleteLastPathComponent() }
    let path = "Documentation/Heirloom.docc/Articles/diagnostics.md"
    return try? String(contentsOf: directory.appending(path: path), encoding: .utf8)
  }
}

import Foundation
import QiitaViewerModel
import Testing

struct EmbeddedArticlesTests {
  private let items: [Item] = .embedded

  @Test func `there are enough articles, each with its own identifier and moment`() {
    #expect(items.count >= 44)
    #expect(Set(items.map(\.id)).count == items.count)
    #expect(Set(items.map(\.createdAt)).count == items.count)
  }

  @Test func `the articles are newest first`() {
    #expect(items == items.sorted { $0.createdAt > $1.createdAt })
  }

  @Test func `the articles are from three years`() {
    let years = Set(items.map { $0.createdAt.formatted(.iso8601).prefix(4) })

    #expect(years == ["2024", "2025", "2026"])
  }

  @Test func `the handles are plainly samples`() {
    let users = Set(items.map(\.user))

    #expect(users.count >= 8)
    #expect(Set(users.map(\.id)).count == users.count)
    #expect(users.allSatisfy { $0.id.hasPrefix("sample-") || $0.id.hasPrefix("example-") })
    #expect(users.filter(\.name.isEmpty).map(\.displayName) == ["@example-gus"])
  }

  @Test func `about half of the articles are in Japanese`() {
    let isKana = { (scalar: Unicode.Scalar) in (0x3040...0x30FF).contains(scalar.value) }
    let japanese = items.filter { $0.title.unicodeScalars.contains(where: isKana) }

    #expect((items.count * 2 / 5...items.count * 3 / 5).contains(japanese.count))
  }

  @Test func `every address is made of the author and the identifier`() {
    #expect(
      items.map(\.url.absoluteString)
        == items.map { "https://qiita.example/\($0.user.id)/items/\($0.id)" }
    )
  }

  @Test func `every article has tags, several paragraphs and a title`() {
    #expect(items.allSatisfy { !$0.tags.isEmpty && !$0.title.isEmpty })
    #expect(items.allSatisfy { $0.body.contains("\n\n") })
  }

  @Test func `some bodies are long, some have code and some have emoji`() {
    #expect(items.filter { $0.body.count > 1500 }.count >= 4)
    #expect(items.filter { $0.body.contains("```") }.count >= 10)
    #expect(
      items.filter { item in
        item.body.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
      }.count >= 5
    )
  }

  @Test(arguments: [
    ("tag:swift", 13), ("github", 3), ("tag:ios", 3), ("tag:linux", 3), ("tag:docker", 3),
    ("tag:concurrency", 3), ("tag:testing", 3), ("tag:dependency-injection", 3), ("tag:kotlin", 3),
    ("tag:rust", 2), ("tag:algorithm", 3), ("依存", 2),
  ])
  func `a search has several results`(_ query: String, _ minimum: Int) throws {
    let query = try Query(query)

    #expect(items.filter { query.matches($0) }.count >= minimum)
  }
}

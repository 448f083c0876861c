import Foundation
import LoopbackServer

/// A site whose articles follow from a seed.
struct GeneratedSite {
  /// An article as the site writes it.
  struct Article: Encodable {
    struct Author: Encodable {
      let id: String
      let name: String?
    }

    struct Tag: Encodable {
      let name: String
      let versions: [String]
    }

    let id: String
    let title: String
    let body: String
    let renderedBody: String
    let tags: [Tag]
    let user: Author
    let createdAt: String
    let url: String
    let likesCount: Int
  }

  private static let words = [
    "swift", "依存性", "注入", "C++", "scope", "画面", "\"quoted\"", "メモ", "<b>", "&amp;", "プレビュー", "🙇",
    "back\\slash", "terminal", "試験",
  ]

  let articles: [Article]

  init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    articles = (1...count).map { number in
      let words = (1...4).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      let author = Int.random(in: 1...9, using: &generator)
      let day = Int.random(in: 10...28, using: &generator)
      return Article(
        id: "sample-\(seed)-\(number)",
        title: "\(words.joined(separator: " ")) \(generator.next() % 1000)",
        body: "# \(words[0])\n\nBody \(number) of seed \(seed).",
        renderedBody: "<h1>unread</h1>",
        tags: [.init(name: "swift", versions: []), .init(name: words[1], versions: ["1.0"])],
        user: .init(id: "sample-user-\(author)", name: author % 2 == 0 ? nil : "Sample \(author)"),
        createdAt: "2026-05-\(day)T08:30:00+09:00",
        url: "https://qiita.example/sample-user-\(author)/items/\(number)",
        likesCount: Int.random(in: 0...500, using: &generator)
      )
    }
  }

  /// The answer to a request for articles, or for the owner of a token.
  func answer(to request: LoopbackRequest, owner: String = "Sample Owner") -> LoopbackAnswer {
    switch request.path {
    case "/api/v2/items":
      page(request.parameters["page"].flatMap(Int.init), request.parameters["per_page"])
    case "/api/v2/authenticated_user":
      .http(body: #"{"id": "sample-owner", "name": "\#(owner)", "followees_count": 0}"#)
    default:
      .http(404)
    }
  }

  private func page(_ number: Int?, _ size: String?) -> LoopbackAnswer {
    guard let number, let size = size.flatMap(Int.init) else { return .http(400) }
    let rest = articles.dropFirst((number - 1) * size)
    let last = (articles.count + size - 1) / size
    var links = #"<https://qiita.example/api/v2/items?page=1>; rel="first""#
    if rest.count > size {
      links += #", <https://qiita.example/api/v2/items?page=\#(number + 1)>; rel="next""#
    }
    links += #", <https://qiita.example/api/v2/items?page=\#(last)>; rel="last""#
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    guard let body = try? encoder.encode(Array(rest.prefix(size))) else { return .http(500) }
    return .http(
      headers: ["Content-Type": "application/json", "Link": links, "Rate-Remaining": "59"],
      body: String(decoding: body, as: UTF8.self)
    )
  }
}

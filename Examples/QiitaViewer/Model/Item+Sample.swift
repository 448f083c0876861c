import Foundation

extension Item {
  /// An article for fixtures.
  public static let sample = Item.article(
    "sample-item",
    at: "2026-04-01T09:00:00Z",
    by: .sample,
    likes: 12,
    tags: ["swift", "dependency-injection"],
    title: "依存性の注入をひとつの画面から始める",
    body: """
      Start with one screen. Its initialiser asks for what that screen uses, and for nothing else.

      プレビューが気にするのは、その画面だけです。遷移先のことは考えません。
      """
  )

  /// Makes an article whose address follows from its author and its identifier.
  static func article(
    _ id: String,
    at moment: String,
    by user: User,
    likes: Int,
    tags: [String],
    title: String,
    body: String
  ) -> Item {
    guard let createdAt = try? Date(moment, strategy: .iso8601) else {
      preconditionFailure("'\(moment)' must be an ISO 8601 date")
    }
    guard let url = URL(string: "https://qiita.example/\(user.id)/items/\(id)") else {
      preconditionFailure("'\(user.id)' and '\(id)' must be usable in an address")
    }
    return Item(
      id: id,
      title: title,
      body: body,
      tags: tags,
      user: user,
      createdAt: createdAt,
      url: url,
      likesCount: likes
    )
  }
}

import Foundation

/// An article as the site writes it; what the application does not use is left out.
struct ItemAnswer: Decodable, Sendable {
  struct Tag: Decodable, Sendable {
    let name: String
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, body, tags, user, url
    case createdAt = "created_at"
    case likesCount = "likes_count"
  }

  private let id: String
  private let title: String
  private let body: String
  private let tags: [Tag]
  private let user: UserAnswer
  private let createdAt: Date
  private let url: URL
  private let likesCount: Int

  var item: Item {
    Item(
      id: id,
      title: title,
      body: body,
      tags: tags.map(\.name),
      user: user.user,
      createdAt: createdAt,
      url: url,
      likesCount: likesCount
    )
  }
}

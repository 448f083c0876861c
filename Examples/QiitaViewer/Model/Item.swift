public import Foundation

/// An article.
public struct Item: Codable, Hashable, Identifiable, Sendable {
  /// The article's identifier, unique on the site.
  public let id: String

  /// The headline.
  public let title: String

  /// The text, in Markdown.
  public let body: String

  /// The topics the author gave it, in the author's order.
  public let tags: [String]

  /// The author.
  public let user: User

  /// The moment of publication.
  public let createdAt: Date

  /// The address of the article on the site.
  public let url: URL

  /// How many readers liked it.
  public let likesCount: Int

  /// Creates an article.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique on the site.
  ///   - title: The headline.
  ///   - body: The text, in Markdown.
  ///   - tags: The topics, in the author's order.
  ///   - user: The author.
  ///   - createdAt: The moment of publication.
  ///   - url: The address on the site.
  ///   - likesCount: How many readers liked it.
  public init(
    id: String,
    title: String,
    body: String,
    tags: [String],
    user: User,
    createdAt: Date,
    url: URL,
    likesCount: Int
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.tags = tags
    self.user = user
    self.createdAt = createdAt
    self.url = url
    self.likesCount = likesCount
  }
}

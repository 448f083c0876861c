public import Foundation

/// An article kept on this machine.
public struct SavedItem: Codable, Hashable, Identifiable, Sendable {
  /// The article as it was when it was saved.
  public let item: Item

  /// The moment it was saved.
  public let insertedAt: Date

  /// Creates a saved article.
  ///
  /// - Parameters:
  ///   - item: The article.
  ///   - insertedAt: The moment it was saved.
  public init(item: Item, insertedAt: Date) {
    self.item = item
    self.insertedAt = insertedAt
  }

  /// The identifier of the article.
  public var id: Item.ID { item.id }
}

public import Foundation

/// Data with the time at which it was saved.
public struct Cached<Content: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The data.
  public let content: Content

  /// When it was saved.
  public let savedAt: Date

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - content: The data.
  ///   - savedAt: When it was saved.
  public init(_ content: Content, savedAt: Date) {
    self.content = content
    self.savedAt = savedAt
  }
}

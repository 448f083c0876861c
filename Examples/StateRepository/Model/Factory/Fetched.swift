/// What the origin has given.
public struct Fetched<Content: Sendable>: Sendable {
  /// The data.
  public let content: Content

  /// Whether there are no more pages; it means nothing where there are none.
  public let isLast: Bool

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - content: The data.
  ///   - isLast: Whether there are no more pages.
  public init(_ content: Content, isLast: Bool = false) {
    self.content = content
    self.isLast = isLast
  }
}

extension Fetched: Equatable where Content: Equatable {}

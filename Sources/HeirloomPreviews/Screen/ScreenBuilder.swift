/// Builds content from several pieces, with `if`, `switch` and `for`.
///
/// A single piece stays what it is; several become one ``ScreenNode``.
@MainActor
@resultBuilder
public enum ScreenBuilder {
  /// Takes a piece of content as it is.
  ///
  /// - Parameter content: The content.
  ///
  /// - Returns: The content.
  public static func buildExpression<Content: ScreenContent>(_ content: Content) -> Content {
    content
  }

  /// Takes the only piece of a block as it is.
  ///
  /// - Parameter content: The content.
  ///
  /// - Returns: The content.
  public static func buildBlock<Content: ScreenContent>(_ content: Content) -> Content { content }

  /// Puts pieces one below the other.
  ///
  /// - Parameter content: The pieces.
  ///
  /// - Returns: A group.
  public static func buildBlock<each Content: ScreenContent>(
    _ content: repeat each Content
  ) -> ScreenNode {
    var nodes: [ScreenNode] = []
    for content in repeat each content { nodes.append(.content(content)) }
    return .group(nodes)
  }

  /// Takes the content of an `if` without `else`.
  ///
  /// - Parameter content: The content, if the condition holds.
  ///
  /// - Returns: The content, or nothing.
  public static func buildOptional<Content: ScreenContent>(_ content: Content?) -> Content? {
    content
  }

  /// Takes the content of a first branch.
  ///
  /// - Parameter first: The content.
  ///
  /// - Returns: A node for it.
  public static func buildEither(first: some ScreenContent) -> ScreenNode { .content(first) }

  /// Takes the content of another branch.
  ///
  /// - Parameter second: The content.
  ///
  /// - Returns: A node for it.
  public static func buildEither(second: some ScreenContent) -> ScreenNode { .content(second) }

  /// Puts the contents of a loop one below the other.
  ///
  /// - Parameter contents: The contents.
  ///
  /// - Returns: A group.
  public static func buildArray(_ contents: [some ScreenContent]) -> ScreenNode {
    .group(contents.map { .content($0) })
  }
}

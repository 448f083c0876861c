/// Renders what a screen shows as JSON, for programs.
///
/// The result depends on the content alone: two spaces for each level, keys in their order, and a line
/// break at the end. Each node is an object whose `kind` is the name of the node's case.
public struct JSONRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Renders what a screen shows.
  ///
  /// - Parameter node: What the screen shows.
  ///
  /// - Returns: The text.
  public func render(_ node: ResolvedNode) -> String {
    node.json.text + "\n"
  }

  /// Renders a card of the gallery with all that it tells.
  ///
  /// - Parameter card: The card.
  ///
  /// - Returns: The text.
  public func render(_ card: GalleryCard) -> String {
    let members: [String: JSONValue] = [
      "name": .string(card.name),
      "screen": .string(card.screen),
      "state": .string(card.state),
      "tags": .array(card.tags.map { .string($0) }),
      "content": card.content.json,
      "failure": card.failure.map { .string($0) } ?? .null,
      "isFailureExpected": .bool(card.isFailureExpected),
      "touched": .array(card.touched.map { .string($0) }),
      "minimalFixture": .string(card.minimalFixture),
      "appearance": .object([
        "colorScheme": .string("\(card.appearance.colorScheme)"),
        "language": .string(card.appearance.language),
        "textSize": .string("\(card.appearance.textSize)"),
      ]),
    ]
    return JSONValue.object(members).text + "\n"
  }
}

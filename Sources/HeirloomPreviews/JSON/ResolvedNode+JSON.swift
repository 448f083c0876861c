extension ResolvedNode {
  /// The node as an object.
  var json: JSONValue {
    switch self {
    case .empty: Self.node("empty")
    case .group(let nodes): Self.node("group", ["content": .array(nodes.map(\.json))])
    case .screen(let title, let content):
      Self.node("screen", ["title": .string(title), "content": content.json])
    case .title(let text): Self.node("title", ["text": .string(text)])
    case .text(let text): Self.node("text", ["text": .string(text)])
    case .list(let nodes): Self.node("list", ["content": .array(nodes.map(\.json))])
    case .row(let row):
      Self.node(
        "row",
        [
          "mark": .string(row.mark),
          "title": .string(row.title),
          "details": .array(row.details.map { .string($0) }),
        ]
      )
    case .button(let button):
      Self.node("button", ["title": .string(button.title), "command": .string(button.command)])
    case .field(let label, let value):
      Self.node("field", ["label": .string(label), "value": .string(value)])
    case .image(let description): Self.node("image", ["description": .string(description)])
    case .progress(let text): Self.node("progress", ["text": .string(text)])
    case .badge(let text): Self.node("badge", ["text": .string(text)])
    case .error(let text): Self.node("error", ["text": .string(text)])
    case .missing(let lines):
      Self.node("missing", ["lines": .array(lines.map { .string($0) })])
    }
  }

  private static func node(_ kind: String, _ members: [String: JSONValue] = [:]) -> JSONValue {
    .object(members.merging(["kind": .string(kind)]) { member, _ in member })
  }
}

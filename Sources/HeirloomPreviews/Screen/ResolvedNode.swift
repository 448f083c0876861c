/// What a screen shows, once every part of it has been described in its scope.
///
/// It holds no closure and no scope, so it can be kept, compared and sent anywhere; every renderer
/// works on it. It is in one form only: a group has two pieces or more, none of which is a group or
/// empty, so that screens that show the same are equal however they were put together.
public indirect enum ResolvedNode: Hashable, Sendable {
  /// Nothing.
  case empty

  /// Nodes one below the other.
  case group([ResolvedNode])

  /// A whole screen with its title.
  case screen(title: String, content: ResolvedNode)

  /// A heading within a screen.
  case title(String)

  /// A text of any length; line breaks in it count.
  case text(String)

  /// A list of rows or other nodes.
  case list([ResolvedNode])

  /// One entry of a list.
  case row(ScreenRow)

  /// Something that a person can do here.
  case button(ScreenButton)

  /// A value that a person can enter.
  case field(label: String, value: String)

  /// The place of an image.
  case image(description: String)

  /// Something that is under way.
  case progress(String)

  /// A short remark that stands out.
  case badge(String)

  /// Something that went wrong, as a person is told.
  case error(String)

  /// The loud placeholder for a missing dependency, line by line; the first is the headline.
  case missing([String])
}

extension ResolvedNode {
  /// Nodes one below the other, in the one form that there is for them.
  static func joining(_ nodes: [ResolvedNode]) -> ResolvedNode {
    let pieces = Self.pieces(of: nodes)
    return pieces.count == 1 ? pieces[0] : pieces.isEmpty ? .empty : .group(pieces)
  }

  /// The pieces of nodes, in which no group is left.
  static func pieces(of nodes: [ResolvedNode]) -> [ResolvedNode] {
    nodes.flatMap { node -> [ResolvedNode] in
      switch node {
      case .empty: []
      case .group(let nodes): nodes
      default: [node]
      }
    }
  }
}

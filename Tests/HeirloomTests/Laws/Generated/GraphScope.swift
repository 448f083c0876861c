/// A scope of the tree.
struct GraphScope: Sendable {
  var parent: Int?
  var overrides: [Int: GraphOverride]
}

/// What a scope has in place of a provider's own maker.
enum GraphOverride: Sendable {
  case value
  case absent
  case maker([GraphStep])
}

/// The argument of the key paths that have one: a provider of a graph.
struct GraphIndex: Hashable, Sendable {
  let graph: Graph
  let node: Int

  static func == (left: Self, right: Self) -> Bool {
    left.node == right.node && left.graph === right.graph
  }

  /// Some hashes collide, so that equality has to decide.
  func hash(into hasher: inout Hasher) { hasher.combine(node % 3) }
}

import Heirloom

/// A value or a product that knows the number of its making.
final class GraphValue: Sendable {
  let number: Int

  /// What makers that read it choose by.
  let flag: Bool

  /// The deferred readers that it keeps, those of its products included.
  let handles: [GraphHandle]

  private let products: [GraphValue]
  private let graph: Graph

  /// Makes a value and notes the making.
  init(
    _ binding: GraphBinding,
    _ parts: GraphParts = GraphParts(),
    argument: Int? = nil,
    in graph: Graph
  ) {
    let making = GraphMaking(binding: binding, argument: argument, parts: parts.numbers)
    number = graph.note(making)
    flag = parts.flag != binding.isOdd
    handles = parts.handles
    products = parts.products
    self.graph = graph
  }

  deinit { graph.noteRelease(of: number) }
}

/// A provider and its own maker.
struct GraphNode: Sendable {
  var kind: GraphKind
  var steps: [GraphStep] = []
}

/// What kind of provider it is.
enum GraphKind: Sendable, Equatable {
  case plain
  case singleton
  case tied(to: Int)
  case assisted
}

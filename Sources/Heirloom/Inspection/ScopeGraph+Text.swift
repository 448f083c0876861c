extension ScopeGraph {
  /// The canonical text: a line for each value below its home, and below it a line for each read.
  ///
  /// Lines are sorted, so it does not matter in which order values were read. It ends with a line feed.
  public var text: String {
    var edges = edges[...]
    return mapHomes { home, nodes in
      nodes.reduce("\(title(ofHome: home))\n") { text, node in
        var text = "\(text)  \(node.label)\n"
        while let edge = edges.first, edge.source == node {
          text += "    \(edge.line)\n"
          edges.removeFirst()
        }
        return text
      }
    }.joined()
  }
}

extension ScopeGraph.Edge {
  fileprivate var line: String {
    let target =
      target.home == source.home
      ? target.label : "\(target.label) in \(ScopeGraph.name(ofHome: target.home))"
    return switch kind {
    case .value: "from \(target)"
    case .tie: "tied to \(target)"
    case .deferred: "later \(target)"
    }
  }
}

extension ScopeGraph {
  /// The graph as a flowchart for Mermaid; what a singleton was made from is dashed.
  ///
  /// It ends with a line feed.
  public var mermaid: String {
    let numbers = numbers
    let homes = mapHomes { home, nodes in
      let title = Self.escapedForMermaid(title(ofHome: home))
      let lines = nodes.map { node in
        "    n\(numbers[node, default: 0])[\"\(Self.escapedForMermaid(node.label))\"]\n"
      }
      return "  subgraph s\(home)[\"\(title)\"]\n\(lines.joined())  end\n"
    }
    let arrows = edges.map { edge in
      let arrow = edge.isDashed ? "-.->" : "-->"
      let label = edge.title.map { "|\($0)|" } ?? ""
      return edge.line(numbers, "\(arrow)\(label)")
    }
    return "flowchart LR\n\(homes.joined())\(arrows.joined())"
  }

  /// The graph in the language of Graphviz; what a singleton was made from is dashed.
  ///
  /// It ends with a line feed.
  public var dot: String {
    let numbers = numbers
    let homes = mapHomes { home, nodes in
      let lines = nodes.map { node in
        "    n\(numbers[node, default: 0]) [label=\(Self.quotedForDOT(node.label))];\n"
      }
      let title = Self.quotedForDOT(title(ofHome: home))
      return "  subgraph cluster_\(home) {\n    label=\(title);\n\(lines.joined())  }\n"
    }
    let arrows = edges.map { edge in
      let attributes = [
        edge.title.map { "label=\(Self.quotedForDOT($0))" }, edge.isDashed ? "style=dashed" : nil,
      ].compactMap(\.self)
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      return edge.line(numbers, "->", "\(list);")
    }
    return """
      digraph {
        rankdir=LR;
        node [shape=box];
      \(homes.joined())\(arrows.joined())}

      """
  }

  private var numbers: [Node: Int] {
    Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
  }

  /// Writes as an entity what means something to Mermaid, or to the HTML that it makes.
  private static func escapedForMermaid(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "#", "&", "'", ";", "<", ">", "\\", "`", "\u{0}"..<" ":
        escaped += "#\(scalar.value);"
      default:
        escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static func quotedForDOT(_ text: String) -> String {
    let escaped = text.reduce(into: "") { escaped, character in
      if character == "\"" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}

extension ScopeGraph.Edge {
  /// What is written at the arrow.
  fileprivate var title: String? {
    switch kind {
    case .value: nil
    case .tie: "tied to"
    case .deferred: "later"
    }
  }

  /// Whether the source does not follow when the target is overridden.
  fileprivate var isDashed: Bool { source.isSingleton }

  fileprivate func line(
    _ numbers: [ScopeGraph.Node: Int],
    _ arrow: String,
    _ end: String = ""
  ) -> String {
    "  n\(numbers[source, default: 0]) \(arrow) n\(numbers[target, default: 0])\(end)\n"
  }
}

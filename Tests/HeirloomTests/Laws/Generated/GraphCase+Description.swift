extension GraphCase: CustomStringConvertible {
  var description: String {
    let nodes = nodes.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value),\n" }.joined()
    let scopes = scopes.map { "    \($0),\n" }.joined()
    let reads = reads.map { "    \($0),\n" }.joined()
    return """
      GraphCase(
        nodes: [\(nodes.isEmpty ? ":" : "\n\(nodes)  ")],
        scopes: [\n\(scopes)  ],
        reads: [\n\(reads)  ]\(dropsAtOnce ? ",\n  dropsAtOnce: true" : "")
      )
      """
  }
}

extension GraphNode: CustomStringConvertible {
  var description: String {
    steps.isEmpty ? "GraphNode(kind: .\(kind))" : "GraphNode(kind: .\(kind), steps: \(steps))"
  }
}

extension GraphStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .read(let node): ".read(\(node))"
    case .choose(let node, let other): ".choose(\(node), then: \(other))"
    case .call(let node): ".call(\(node))"
    case .keep(let node): ".keep(\(node))"
    }
  }
}

extension GraphScope: CustomStringConvertible {
  var description: String {
    let overrides = overrides.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let list = overrides.isEmpty ? "[:]" : "[\(overrides.joined(separator: ", "))]"
    return "GraphScope(parent: \(parent.map { "\($0)" } ?? "nil"), overrides: \(list))"
  }
}

extension GraphOverride: CustomStringConvertible {
  var description: String {
    switch self {
    case .value: ".value"
    case .absent: ".absent"
    case .maker(let steps): ".maker(\(steps))"
    }
  }
}

extension GraphRead: CustomStringConvertible {
  var description: String {
    var arguments = ["node: \(node)", "scope: \(scope)"]
    if spelling != 0 { arguments.append("spelling: \(spelling)") }
    if !hops.isEmpty { arguments.append("hops: \(hops)") }
    if isPostponed { arguments.append("isPostponed: true") }
    return "GraphRead(\(arguments.joined(separator: ", ")))"
  }
}

import Testing

/// Generated cycles: each ends its program, so each has a process of its own.
@Suite(.timeLimit(.minutes(10)))
struct GraphCycleTests {
  @Test(arguments: 1...12)
  func `a generated cycle is reported with the path that the model says`(
    _ seed: UInt64
  ) async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [seed] in
      let cycle = GraphCycle(seed: seed)
      _ = GraphRun.disagreement(in: cycle.description)
    }

    let path = GraphCycle(seed: seed).path.map { "HeirloomTests.graphPlain\($0)" }
    let line = "needed by     \(path.joined(separator: " → "))\n"
    #expect(result.standardError.contains(line))
  }
}

/// A case whose only read meets a cycle.
private struct GraphCycle {
  let description: GraphCase

  /// The cycle's providers, from the one whose name sorts first to there again.
  let path: [Int]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let properties = (0..<4).shuffled(using: &random)
    // The cycle is entered from the providers before it, and closed by the last one.
    let entrance = Int.random(in: 0..<properties.count, using: &random)
    let closing = properties[properties.count - 1]
    let steps = Dictionary(
      uniqueKeysWithValues: zip(properties, properties.dropFirst()).map { ($0, GraphStep.read($1)) }
    )
    var nodes = steps.mapValues { GraphNode(kind: .plain, steps: [$0]) }
    var scopes = (0..<Int.random(in: 1...4, using: &random)).map { index in
      GraphScope(parent: index == 0 ? nil : index - 1, overrides: [:])
    }
    // In an override, reading its own key would be no cycle but the next binding outwards.
    let closes = [GraphStep.read(properties[entrance])]
    if properties[entrance] != closing, Bool.random(using: &random) {
      nodes[closing] = GraphNode(kind: .plain)
      let scope = Int.random(in: scopes.indices, using: &random)
      scopes[scope].overrides[closing] = .maker(closes)
    } else {
      nodes[closing] = GraphNode(kind: .plain, steps: closes)
    }
    let cycle = properties[entrance...]
    let start = cycle.min().flatMap { cycle.firstIndex(of: $0) } ?? entrance
    path = Array(properties[start...] + properties[entrance..<start] + [properties[start]])
    description = GraphCase(
      nodes: nodes,
      scopes: scopes,
      reads: [GraphRead(node: properties[0], scope: scopes.count - 1)]
    )
  }
}

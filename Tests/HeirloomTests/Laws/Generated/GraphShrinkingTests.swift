import Testing

/// What tells about a failure has to work before there is one.
struct GraphShrinkingTests {
  @Test func `a case that a wrong model fails is shrunk to the smallest one`() throws {
    let fails = { (candidate: GraphCase) in
      GraphRun.disagreement(in: candidate, fault: .homeIsReader) != nil
    }
    let failing = try #require((0...100).lazy.map { GraphCase(seed: $0) }.first(where: fails))

    let shrunk = failing.shrunk(while: fails)

    // One value that is read in two scopes and believed to live in both; or one alone that is
    // believed to die with the lower of them.
    #expect(shrunk.scopes.count == 2)
    #expect(shrunk.scopes.map(\.overrides.isEmpty) == [true, true])
    #expect(shrunk.nodes.count == 1)
    #expect(shrunk.nodes.values.map(\.steps.isEmpty) == [true])
    #expect(shrunk.reads.map(\.scope) == [1])
  }

  @Test func `a case that does not fail is left as it is`() {
    let sample = GraphCase(seed: 1)

    #expect("\(sample.shrunk { _ in false })" == "\(sample)")
  }

  @Test func `a case that always fails is shrunk to a root`() {
    let shrunk = GraphCase(seed: 1).shrunk { _ in true }

    #expect(shrunk.nodes.isEmpty)
    #expect(shrunk.reads.isEmpty)
    #expect(shrunk.scopes.map(\.overrides.isEmpty) == [true])
  }

  @Test func `a seed always gives the same case`() {
    #expect("\(GraphCase(seed: 7))" == "\(GraphCase(seed: 7))")
    #expect("\(GraphCase(seed: 7))" != "\(GraphCase(seed: 8))")
  }

  @Test func `a case is described by the expression that it is`() {
    let sample = GraphCase(
      nodes: [
        3: GraphNode(kind: .plain, steps: [.read(12), .choose(12, then: 4)]),
        12: GraphNode(kind: .tied(to: 3)),
        13: GraphNode(kind: .assisted, steps: [.call(9), .keep(3)]),
      ],
      scopes: [
        GraphScope(parent: nil, overrides: [:]),
        GraphScope(parent: 0, overrides: [3: .maker([.read(3)]), 12: .absent, 13: .value]),
      ],
      reads: [
        GraphRead(node: 3, scope: 1, spelling: 2, hops: [0, 1]),
        GraphRead(node: 13, scope: 0, isPostponed: true),
      ],
      dropsAtOnce: true
    )

    #expect(
      sample.description == """
        GraphCase(
          nodes: [
            3: GraphNode(kind: .plain, steps: [.read(12), .choose(12, then: 4)]),
            12: GraphNode(kind: .tied(to: 3)),
            13: GraphNode(kind: .assisted, steps: [.call(9), .keep(3)]),
          ],
          scopes: [
            GraphScope(parent: nil, overrides: [:]),
            GraphScope(parent: 0, overrides: [3: .maker([.read(3)]), 12: .absent, 13: .value]),
          ],
          reads: [
            GraphRead(node: 3, scope: 1, spelling: 2, hops: [0, 1]),
            GraphRead(node: 13, scope: 0, isPostponed: true),
          ],
          dropsAtOnce: true
        )
        """
    )
  }
}

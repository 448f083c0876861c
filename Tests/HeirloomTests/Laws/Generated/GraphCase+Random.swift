extension GraphCase {
  /// Generates a case, the same for the same seed.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.init(using: &random)
  }

  init(using random: inout SeededGenerator) {
    var generator = GraphGenerator(random)
    self.init(nodes: generator.nodes(), scopes: generator.scopes(), reads: [])
    reads = generator.reads(of: scopes.count)
    dropsAtOnce = generator.chance(of: 4)
    random = generator.random
  }
}

/// Generates the parts of a case.
private struct GraphGenerator {
  var random: SeededGenerator

  /// The providers of the case; makers read only those before their own, so that there is no cycle.
  private let order: [Int]
  private var kinds: [Int: GraphKind] = [:]

  init(_ random: SeededGenerator) {
    var random = random
    let properties = Graph.propertyKinds.count
    let pool = (0..<(properties + 6)).shuffled(using: &random)
    order = Array(pool.prefix(Int.random(in: 3...7, using: &random)))
    self.random = random
    for node in order {
      kinds[node] =
        node < properties ? Graph.propertyKinds[node] : kind(tiedTo: order.filter { $0 != node })
    }
  }

  mutating func nodes() -> [Int: GraphNode] {
    var nodes: [Int: GraphNode] = [:]
    for (rank, node) in order.enumerated() {
      let steps = steps(from: Array(order.prefix(rank)), count: rank == 0 ? 0 : 3)
      nodes[node] = GraphNode(kind: kinds[node] ?? .plain, steps: steps)
    }
    return nodes
  }

  mutating func scopes() -> [GraphScope] {
    var scopes = [GraphScope(parent: nil, overrides: overrides(upTo: 1))]
    for index in 1..<Int.random(in: 2...7, using: &random) {
      let parent = chance(of: 2) ? index - 1 : Int.random(in: 0..<index, using: &random)
      scopes.append(GraphScope(parent: parent, overrides: overrides(upTo: 3)))
    }
    return scopes
  }

  mutating func reads(of scopes: Int) -> [GraphRead] {
    // Few providers in many scopes, rather those made from others: there is more to share that way.
    let favourites = (0..<2).map { _ in max(any(of: ranks), any(of: ranks)) }.map { order[$0] }
    return (0..<Int.random(in: 3...16, using: &random)).map { _ in
      var read = GraphRead(
        node: chance(of: 3) ? any(of: order) : any(of: favourites),
        scope: Int.random(in: 0..<scopes, using: &random)
      )
      read.spelling = Int.random(in: 0...2, using: &random)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        read.hops.append(Int.random(in: 0...3, using: &random))
      }
      read.isPostponed = kinds[read.node] == .assisted && chance(of: 3)
      return read
    }
  }

  mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func kind(tiedTo anchors: [Int]) -> GraphKind {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .singleton
    case 1, 2: .assisted
    case 3: .tied(to: any(of: anchors))
    default: .plain
    }
  }

  private mutating func overrides(upTo limit: Int) -> [Int: GraphOverride] {
    var overrides: [Int: GraphOverride] = [:]
    for _ in 0..<Int.random(in: 0...limit, using: &random) {
      let rank = chance(of: 2) ? any(of: ranks) : min(any(of: ranks), any(of: ranks))
      overrides[order[rank]] = override(of: rank)
    }
    return overrides
  }

  private mutating func override(of rank: Int) -> GraphOverride {
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where kinds[order[rank]] != .assisted: .absent
    case 0...3: .value
    // A maker that may read its own key is a decorator.
    default: .maker(steps(from: Array(order.prefix(rank + 1)), count: 2))
    }
  }

  private mutating func steps(from nodes: [Int], count: Int) -> [GraphStep] {
    var steps: [GraphStep] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      let node = any(of: nodes)
      let values = nodes.filter { kinds[$0] != .assisted }
      if chance(of: 5) {
        steps.append(.keep(any(of: order)))
      } else if kinds[node] == .assisted {
        steps.append(.call(node))
      } else if chance(of: 3) {
        steps.append(.choose(node, then: any(of: values)))
      } else {
        steps.append(.read(node))
      }
    }
    return steps
  }

  private var ranks: [Int] { Array(order.indices) }

  private mutating func any(of numbers: [Int]) -> Int {
    numbers[Int.random(in: numbers.indices, using: &random)]
  }
}

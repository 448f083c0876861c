import Heirloom
import Testing

@Suite(.timeLimit(.minutes(1)))
struct StressTests {
  @Test(arguments: 1...6)
  func `sixteen threads read what a sequential model says`(_ seed: UInt64) async {
    for round in 0..<5 {
      let tree = StressTree(seed: seed &* 1_000 &+ UInt64(round))

      let reads = await Threads.run(16) { thread in
        var random = SplitMix(seed: seed ^ UInt64(thread) << 32 ^ UInt64(round))
        return (0..<150).map { _ in
          let node = Int.random(in: 0..<StressModel.nodes, using: &random)
          let scope = Int.random(in: tree.scopes.indices, using: &random)
          return StressRead(node: node, scope: scope, token: tree.scopes[scope].stress(node))
        }
      }.joined()

      #expect(reads.filter { !tree.agrees($0) }.map(\.description) == [])
      #expect(StressRead.disagreements(in: Array(reads), tree.model) == [])
    }
  }

  @Test(arguments: 1...6)
  func `one thread reads what a sequential model says in any order`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tree = StressTree(seed: seed)
    let scopes = tree.scopes
    let pairs = tree.scopes.indices.flatMap { scope in
      (0..<StressModel.nodes).map { (node: $0, scope: scope) }
    }

    let reads = (pairs.shuffled(using: &random) + pairs).map { pair in
      StressRead(
        node: pair.node,
        scope: pair.scope,
        token: scopes[pair.scope].stress(pair.node)
      )
    }

    #expect(reads.filter { !tree.agrees($0) }.map(\.description) == [])
    #expect(StressRead.disagreements(in: reads, tree.model) == [])
  }
}

/// A tree of scopes with random overrides, and its model.
private struct StressTree: Sendable {
  private(set) var scopes: [Scope] = []
  private(set) var model = StressModel()

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for index in 0..<24 {
      let parent = index == 0 ? nil : Int.random(in: max(0, index - 6)..<index, using: &random)
      let replacements = Self.replacements(in: index, &random)
      let configure: (inout Overrides) -> Void = { overrides in
        for (node, replacement) in replacements { replacement.apply(to: node, in: &overrides) }
      }
      model.add(below: parent, replacements)
      let derived = parent.map { scopes[$0].overriding(configure) }
      scopes.append(derived ?? Scope(.live, configure))
    }
  }

  func agrees(_ read: StressRead) -> Bool {
    read.token.description == model.reading(read.node, in: read.scope).text
  }

  private static func replacements(
    in scope: Int,
    _ random: inout SplitMix
  ) -> [Int: StressReplacement] {
    var replacements: [Int: StressReplacement] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let node = Int.random(in: 0..<StressModel.nodes, using: &random)
      replacements[node] =
        switch Int.random(in: 0..<3, using: &random) {
        case 1 where node > 0: .alias(of: Int.random(in: 0..<node, using: &random))
        case 2: .decorator
        default: .value("value \(scope)")
        }
    }
    return replacements
  }
}

/// One read and what it gave.
private struct StressRead: Sendable, CustomStringConvertible {
  let node: Int
  let scope: Int
  let token: Token

  var description: String { "node \(node) in scope \(scope) is \(token)" }

  /// The nodes and homes of which the reads saw more than one instance, or one instance of two.
  static func disagreements(in reads: [StressRead], _ model: StressModel) -> [String] {
    var instances: [Place: Set<ObjectIdentifier>] = [:]
    for read in reads {
      let reading = model.reading(read.node, in: read.scope)
      instances[Place(node: read.node, reading: reading), default: []]
        .insert(ObjectIdentifier(read.token))
    }
    let distinct = instances.values.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
    let several = instances.filter { $0.value.count > 1 }.map { "\($0.key) has several" }
    return distinct.count < instances.count ? several + ["one instance in two places"] : several
  }

  private struct Place: Hashable {
    let node: Int
    let reading: StressModel.Reading
  }
}

/// A small generator of random numbers that repeats itself for a seed.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

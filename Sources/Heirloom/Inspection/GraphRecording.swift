import Synchronization

/// Collects what the frames from the root to a scope remember.
struct GraphRecording {
  /// By depth.
  private let frames: [Frame]
  private var facts: [Key: KeyFacts] = [:]
  private var nodes: Set<ScopeGraph.Node> = []
  private var edges: Set<ScopeGraph.Edge> = []

  init(of frame: Frame) {
    frames = sequence(first: frame, next: \.parent).reversed()
  }

  mutating func graph() -> ScopeGraph {
    for frame in frames { record(frame) }
    return ScopeGraph(
      purpose: frames[0].root.purpose,
      nodes: nodes.sorted(),
      edges: edges.sorted()
    )
  }

  private mutating func record(_ frame: Frame) {
    let (made, products) = frame.state.withLock {
      ($0.inOrderOfMaking, $0.products.values.map(\.self))
    }
    for override in frame.overrides where frame.ownOverride(of: override.key) === override {
      guard case .value = override.replacement else { continue }
      _ = insert(.override(override), home: frame.depth)
    }
    for made in made { record(made.binding.ofProvider, made.slot.directReads, in: frame) }
    for product in products { record(product.binding, product.directReads, in: frame) }
  }

  private mutating func record(
    _ binding: Binding,
    _ directReads: some Sequence<DirectRead>,
    in frame: Frame
  ) {
    let source = insert(binding, home: frame.depth)
    for read in directReads {
      let target = insert(read.binding, home: home(of: read, from: frame))
      edges.insert(ScopeGraph.Edge(source: source, target: target, kind: read.kind))
    }
  }

  /// What is read later may have been made since, further in than its binding.
  private func home(of read: DirectRead, from frame: Frame) -> Int {
    guard read.kind == .deferred, let slot = frame.remembered(read.binding) else {
      return Int(read.homeDepth)
    }
    return slot.home.depth
  }

  private mutating func insert(_ binding: Binding, home: Int) -> ScopeGraph.Node {
    let facts = facts(of: binding.key)
    let node = ScopeGraph.Node(
      home: home,
      name: facts.name,
      tags: Self.tags(of: binding, facts, home: home)
    )
    nodes.insert(node)
    return node
  }

  private mutating func facts(of key: Key) -> KeyFacts {
    if let known = facts[key] { return known }
    let found = KeyFacts(key, for: frames[0].root.purpose)
    facts[key] = found
    return found
  }

  private static func tags(of binding: Binding, _ facts: KeyFacts, home: Int) -> [String] {
    var tags: [String] = []
    if let override = binding.override {
      let isValue = if case .value = override.replacement { true } else { false }
      let isElsewhere = override.frame.depth != home
      tags.append(
        (isValue ? "given" : override.key.isDependency ? "provided" : "overridden")
          + (isElsewhere ? " in \(ScopeGraph.name(ofHome: override.frame.depth))" : "")
      )
    } else {
      if facts.isSingleton { tags.append(ScopeGraph.Node.singleton) }
      if binding.key.isDependency { tags.append("not provided") }
    }
    switch facts.memory {
    case .one: break
    case .perKey: tags.append("keyed")
    case .none: tags.append("assisted")
    }
    return tags
  }
}

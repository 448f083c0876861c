/// The laws, read plainly: what each read of a case gives, and what is made for it.
///
/// It knows nothing of how the library works: each read is worked out from the description alone.
struct GraphModel {
  private let description: GraphCase

  /// A seeded misunderstanding, to see that it is found.
  private let fault: Fault?

  /// All makings so far, by their numbers.
  private(set) var makings: [GraphMaking] = []

  /// The numbers of what lives in each scope, in the order of making.
  private(set) var residents: [[Int]]

  /// The numbers of what comes with each scope.
  private(set) var ready: [[Int]]

  /// The providers whose own recipe was needed.
  private(set) var looked: Set<Int> = []

  private var made: [Place: Int] = [:]
  private var meanings: [Question: GraphMeaning] = [:]

  /// What the model gets wrong on purpose.
  enum Fault {
    /// It believes that a value lives where it was first read.
    case homeIsReader
  }

  init(_ description: GraphCase, fault: Fault? = nil) {
    self.description = description
    self.fault = fault
    residents = Array(repeating: [], count: description.scopes.count)
    ready = residents
    for (index, scope) in description.scopes.enumerated() {
      for (node, override) in scope.overrides.sorted(by: { $0.key < $1.key }) {
        guard case .value = override, !isAssisted(node) else { continue }
        let binding = GraphBinding(node: node, scope: index)
        made[Place(binding: binding, home: index)] = makings.count
        ready[index].append(makings.count)
        makings.append(GraphMaking(binding: binding, argument: nil, parts: []))
      }
    }
  }

  /// Reads a value, or calls for a product, for code that holds a scope.
  mutating func read(_ node: Int, in scope: Int, argument: Int) -> Outcome {
    let meaning = meaning(of: node, in: scope, from: scope)
    let number = number(of: meaning, in: scope, argument: meaning.isRemembered ? nil : argument)
    let place = meaning.isRemembered ? meaning.home : scope
    return Outcome(number: number, meaning: meaning, place: place)
  }

  /// Takes a factory, which looks at the recipe and makes nothing.
  mutating func takeFactory(_ node: Int, in scope: Int) {
    if binding(of: node, from: scope).scope == nil { looked.insert(node) }
  }

  /// What a read gives.
  struct Outcome {
    /// The number of the making, unless the value is absent.
    let number: Int?
    let meaning: GraphMeaning

    /// The scope that its deferred readers read from.
    let place: Int
  }

  /// An instance: there is one for each binding and home.
  private struct Place: Hashable {
    let binding: GraphBinding
    let home: Int
  }

  private struct Question: Hashable {
    let node: Int
    let scope: Int
    let start: Int?
  }
}

// Which binding a reader sees, and what its value is made from.
extension GraphModel {
  /// L1: the nearest enclosing override wins.
  private func binding(of node: Int, from start: Int?) -> GraphBinding {
    var scope = start
    while let current = scope {
      if description.scopes[current].overrides[node] != nil {
        return GraphBinding(node: node, scope: current)
      }
      scope = description.scopes[current].parent
    }
    return GraphBinding(node: node, scope: nil)
  }

  private mutating func meaning(of node: Int, in scope: Int, from start: Int?) -> GraphMeaning {
    let question = Question(node: node, scope: scope, start: start)
    if let known = meanings[question] { return known }
    let meaning = newMeaning(of: binding(of: node, from: start), in: scope)
    meanings[question] = meaning
    return meaning
  }

  private mutating func newMeaning(of binding: GraphBinding, in scope: Int) -> GraphMeaning {
    var meaning = GraphMeaning(binding: binding, home: scope)
    meaning.isRemembered = !isAssisted(binding.node)
    meaning.flag = binding.isOdd
    guard let bound = binding.scope else {
      let node = description.nodes[binding.node] ?? GraphNode(kind: .plain)
      switch node.kind {
      case .plain, .assisted:
        follow(node.steps, in: scope, &meaning)
      case .tied(let anchor):
        meaning.reads.insert(anchor)
        follow(node.steps, in: scope, &meaning)
      case .singleton:
        // L3: made in the root from the root's values, and made from nothing to all others.
        follow(node.steps, in: 0, &meaning)
        meaning.home = 0
        meaning.reads = []
        meaning.readsEverything = false
        return meaning
      }
      meaning.home = home(of: meaning, outermost: 0, for: scope)
      return meaning
    }
    switch description.scopes[bound].overrides[binding.node] {
    case .maker(let steps):
      follow(steps, in: scope, &meaning)
    case .absent where meaning.isRemembered:
      // L7: absent is a value like any other.
      meaning.isAbsent = true
      meaning.flag = false
    default:
      meaning.isReady = meaning.isRemembered
    }
    meaning.home = home(of: meaning, outermost: bound, for: scope)
    return meaning
  }

  private mutating func follow(_ steps: [GraphStep], in scope: Int, _ meaning: inout GraphMeaning) {
    for step in steps {
      switch step {
      case .read(let node):
        _ = add(node, isProduct: false, in: scope, to: &meaning)
      case .choose(let node, let other):
        // L2: only the reads that really happen count.
        guard add(node, isProduct: false, in: scope, to: &meaning) else { continue }
        _ = add(other, isProduct: false, in: scope, to: &meaning)
      case .call(let node):
        _ = add(node, isProduct: true, in: scope, to: &meaning)
      case .keep(let node):
        meaning.readsEverything = true
        meaning.handles.append(node)
      }
    }
  }

  /// Adds a part, and says whether its flag is set.
  private mutating func add(
    _ node: Int,
    isProduct: Bool,
    in scope: Int,
    to meaning: inout GraphMeaning
  ) -> Bool {
    var start: Int? = scope
    if let bound = meaning.binding.scope, node == meaning.binding.node {
      // A decorator's own key is the next binding outwards.
      start = description.scopes[bound].parent
    } else {
      meaning.reads.insert(node)
    }
    let part = self.meaning(of: node, in: scope, from: start)
    meaning.parts.append(GraphPart(node: node, start: start, isProduct: isProduct))
    meaning.reads.formUnion(part.reads)
    if part.readsEverything { meaning.readsEverything = true }
    if part.flag { meaning.flag.toggle() }
    if isProduct { meaning.handles += part.handles }
    return part.flag
  }

  // L2 and L3: it is shared with the scope further out unless something it was made from is
  // overridden in between; the outermost of those that share it is its home.
  private func home(of meaning: GraphMeaning, outermost: Int, for scope: Int) -> Int {
    if fault == .homeIsReader { return scope }
    var home = scope
    while home != outermost, let parent = description.scopes[home].parent {
      let overrides = description.scopes[home].overrides.keys
      if meaning.readsEverything, !overrides.isEmpty { break }
      if overrides.contains(where: meaning.reads.contains) { break }
      home = parent
    }
    return home
  }

  private func isAssisted(_ node: Int) -> Bool { description.nodes[node]?.kind == .assisted }
}

// What is made when.
extension GraphModel {
  // L4: what is remembered for a binding and a home is made once. L6: only when it is read.
  private mutating func number(of meaning: GraphMeaning, in scope: Int, argument: Int?) -> Int? {
    if meaning.isAbsent { return nil }
    let place = Place(binding: meaning.binding, home: meaning.home)
    if meaning.isRemembered, let number = made[place] { return number }
    if meaning.binding.scope == nil { looked.insert(meaning.binding.node) }
    let isSingleton = meaning.binding.scope == nil && kind(of: meaning.binding.node) == .singleton
    let reader = isSingleton ? 0 : scope
    let parts = meaning.parts.map { part in
      let start = isSingleton ? 0 : part.start
      let partMeaning = self.meaning(of: part.node, in: reader, from: start)
      let partArgument = part.isProduct ? argument ?? meaning.binding.node : nil
      return number(of: partMeaning, in: reader, argument: partArgument)
    }
    let new = makings.count
    makings.append(GraphMaking(binding: meaning.binding, argument: argument, parts: parts))
    if meaning.isRemembered {
      made[place] = new
      residents[meaning.home].append(new)
    }
    return new
  }

  private func kind(of node: Int) -> GraphKind { description.nodes[node]?.kind ?? .plain }
}

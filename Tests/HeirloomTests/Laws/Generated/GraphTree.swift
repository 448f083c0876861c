import Heirloom

/// The scopes of a case, built with the library.
struct GraphTree: Sendable {
  let graph: Graph
  private(set) var scopes: [Scope] = []

  /// Key-path objects that are kept, so that they become spellings: two for each provider.
  private var values: [Int: [any KeyPath<Providers, Provider<GraphValue?>> & Sendable]] = [:]
  private var products:
    [Int: [any KeyPath<Providers, AssistedProvider<GraphValue, Int>> & Sendable]] = [:]

  init(_ description: GraphCase, isUnhurried: Bool = false) {
    let graph = Graph(description.nodes, isUnhurried: isUnhurried)
    self.graph = graph
    for node in Set(description.reads.filter { $0.spelling > 0 }.map(\.node)) {
      if graph.isAssisted(node) {
        products[node] = [graph.products(node), graph.products(node)]
      } else {
        values[node] = [graph.values(node), graph.values(node)]
      }
    }
    for (index, scope) in description.scopes.enumerated() {
      let configure: (inout Overrides) -> Void = { overrides in
        if scope.parent == nil {
          overrides.graph = graph
          // Many cases override what only a singleton is made from.
          overrides.failureHandler = FailureHandler { _ in }
        }
        for (node, override) in scope.overrides.sorted(by: { $0.key < $1.key }) {
          override.apply(to: GraphBinding(node: node, scope: index), of: graph, in: &overrides)
        }
      }
      let derived = scope.parent.map { scopes[$0].overriding(configure) }
      scopes.append(derived ?? Scope(.live, configure))
    }
  }

  /// Reads a value.
  func value(_ read: GraphRead) -> GraphValue? {
    let scope = scopes[read.scope]
    guard read.spelling > 0, let kept = values[read.node] else {
      return scope.graphValue(read.node, in: graph)
    }
    return scope[kept[read.spelling % kept.count]]
  }

  /// Reads a factory.
  func factory(_ read: GraphRead) -> Assisted<GraphValue, Int> {
    let scope = scopes[read.scope]
    guard read.spelling > 0, let kept = products[read.node] else {
      return scope[graph.products(read.node)]
    }
    return scope[kept[read.spelling % kept.count]]
  }

  /// Lets go of a scope, which must have no other below it.
  mutating func dropLast() {
    graph.withoutNotingLooks { _ = scopes.removeLast() }
  }

  /// Lets go of all scopes, the root first.
  mutating func dropAll() {
    graph.withoutNotingLooks { scopes = [] }
  }
}

extension GraphOverride {
  /// Overrides a provider in a scope that is being set up.
  fileprivate func apply(
    to binding: GraphBinding,
    of graph: Graph,
    in overrides: inout Overrides
  ) {
    guard graph.isAssisted(binding.node) else {
      let keyPath = graph.values(binding.node)
      switch self {
      case .value: overrides[dynamicMember: keyPath] = GraphValue(binding, in: graph)
      case .absent: overrides[dynamicMember: keyPath] = nil
      case .maker(let steps):
        overrides.override(keyPath) { $0.make(binding, steps, in: graph) }
      }
      return
    }
    let keyPath = graph.products(binding.node)
    if case .maker(let steps) = self {
      overrides.override(keyPath) { resolver, argument in
        resolver.make(binding, steps, argument: argument, in: graph)
      }
    } else {
      overrides[dynamicMember: keyPath] = Assisted { argument in
        GraphValue(binding, argument: argument, in: graph)
      }
    }
  }
}

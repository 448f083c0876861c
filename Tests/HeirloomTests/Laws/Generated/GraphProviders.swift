import Heirloom

/// The providers of the generated cases.
///
/// Those with low numbers are properties, whose key paths are literals; all others are read through a
/// subscript, with a key path that has an argument.
extension Providers {
  /// The root's; what is noted in the default would be missed there.
  var graph: Provider<Graph> { Provider { _ in Graph([:]) } }

  var graphPlain0: Provider<GraphValue?> { property(0) }
  var graphPlain1: Provider<GraphValue?> { property(1) }
  var graphPlain2: Provider<GraphValue?> { property(2) }
  var graphPlain3: Provider<GraphValue?> { property(3) }
  var graphSingleton4: Provider<GraphValue?> { property(4).singleton }
  var graphSingleton5: Provider<GraphValue?> { property(5).singleton }
  var graphTied6: Provider<GraphValue?> { property(6).tied(to: \.graphPlain0) }
  var graphTied7: Provider<GraphValue?> { property(7).tied(to: \.graphSingleton4) }
  var graphProduct8: AssistedProvider<GraphValue, Int> { productProperty(8) }
  var graphProduct9: AssistedProvider<GraphValue, Int> { productProperty(9) }

  subscript(graphValue index: GraphIndex) -> Provider<GraphValue?> {
    index.graph.noteLook(at: index.node)
    let node = index.graph.nodes[index.node] ?? GraphNode(kind: .plain)
    let provider = Provider<GraphValue?> { resolver in
      resolver.make(GraphBinding(node: index.node, scope: nil), node.steps, in: index.graph)
    }
    return switch node.kind {
    case .plain, .assisted: provider
    case .singleton: provider.singleton
    case .tied(let anchor): index.graph.tie(provider, to: anchor)
    }
  }

  subscript(graphProduct index: GraphIndex) -> AssistedProvider<GraphValue, Int> {
    index.graph.noteLook(at: index.node)
    let steps = index.graph.nodes[index.node]?.steps ?? []
    return AssistedProvider { resolver, argument in
      let binding = GraphBinding(node: index.node, scope: nil)
      return resolver.make(binding, steps, argument: argument, in: index.graph)
    }
  }

  private func property(
    _ node: Int,
    name: StaticString = #function
  ) -> Provider<GraphValue?> {
    Provider(name: name) { resolver in
      let graph = resolver.graph
      let steps = graph.nodes[node]?.steps ?? []
      return resolver.make(GraphBinding(node: node, scope: nil), steps, in: graph)
    }
  }

  private func productProperty(
    _ node: Int,
    name: StaticString = #function
  ) -> AssistedProvider<GraphValue, Int> {
    AssistedProvider(name: name) { resolver, argument in
      let graph = resolver.graph
      let steps = graph.nodes[node]?.steps ?? []
      let binding = GraphBinding(node: node, scope: nil)
      return resolver.make(binding, steps, argument: argument, in: graph)
    }
  }
}

extension Resolver {
  /// Does what a maker's steps say, and makes the value from it.
  func make(
    _ binding: GraphBinding,
    _ steps: [GraphStep],
    argument: Int? = nil,
    in graph: Graph
  ) -> GraphValue {
    var parts = GraphParts()
    if graph.isUnhurried { Threads.yield() }
    for step in steps {
      switch step {
      case .read(let node):
        parts.add(graphValue(node, in: graph))
      case .choose(let node, let other):
        let value = graphValue(node, in: graph)
        parts.add(value)
        if value?.flag == true { parts.add(graphValue(other, in: graph)) }
      case .call(let node):
        parts.keep(graphProduct(node, in: graph, argument: argument ?? binding.node))
      case .keep(let node):
        parts.keep(graphHandle(node, in: graph))
      }
    }
    return GraphValue(binding, parts, argument: argument, in: graph)
  }

  private func graphProduct(_ node: Int, in graph: Graph, argument: Int) -> GraphValue {
    switch node {
    case 8: self.graphProduct8(argument)
    case 9: self.graphProduct9(argument)
    default: self[dynamicMember: graph.products(node)](argument)
    }
  }

  private func graphHandle(_ node: Int, in graph: Graph) -> GraphHandle {
    graph.isAssisted(node)
      ? .factory(deferred(graph.products(node))) : .value(deferred(graph.values(node)))
  }
}

extension ScopeReader where Self: ~Escapable {
  /// Reads a value by the number of its provider: a property by its name.
  func graphValue(_ node: Int, in graph: Graph) -> GraphValue? {
    switch node {
    case 0: self.graphPlain0
    case 1: self.graphPlain1
    case 2: self.graphPlain2
    case 3: self.graphPlain3
    case 4: self.graphSingleton4
    case 5: self.graphSingleton5
    case 6: self.graphTied6
    case 7: self.graphTied7
    default: self[dynamicMember: graph.values(node)]
    }
  }
}

extension Graph {
  /// The kinds of the providers that are properties, in the order of their numbers.
  static let propertyKinds: [GraphKind] = [
    .plain, .plain, .plain, .plain, .singleton, .singleton, .tied(to: 0), .tied(to: 4),
    .assisted, .assisted,
  ]

  func isAssisted(_ node: Int) -> Bool { nodes[node]?.kind == .assisted }

  /// The key path of a provider of values: the literal of a property, or a new object.
  func values(_ node: Int) -> any KeyPath<Providers, Provider<GraphValue?>> & Sendable {
    switch node {
    case 0: \.graphPlain0
    case 1: \.graphPlain1
    case 2: \.graphPlain2
    case 3: \.graphPlain3
    case 4: \.graphSingleton4
    case 5: \.graphSingleton5
    case 6: \.graphTied6
    case 7: \.graphTied7
    default: \.[graphValue: GraphIndex(graph: self, node: node)]
    }
  }

  /// The key path of a provider of products: the literal of a property, or a new object.
  func products(
    _ node: Int
  ) -> any KeyPath<Providers, AssistedProvider<GraphValue, Int>> & Sendable {
    switch node {
    case 8: \.graphProduct8
    case 9: \.graphProduct9
    default: \.[graphProduct: GraphIndex(graph: self, node: node)]
    }
  }

  fileprivate func tie(
    _ provider: Provider<GraphValue?>,
    to anchor: Int
  ) -> Provider<GraphValue?> {
    isAssisted(anchor)
      ? provider.tied(to: products(anchor)) : provider.tied(to: values(anchor))
  }
}

extension GraphCase {
  /// Makes a case smaller for as long as it fails.
  ///
  /// - Parameter fails: Whether a smaller case still fails.
  ///
  /// - Returns: A case of which no part can be left out.
  func shrunk(while fails: (GraphCase) -> Bool) -> GraphCase {
    var smallest = self
    while let smaller = smallest.smaller.first(where: fails) { smallest = smaller }
    return smallest
  }

  /// The cases with one part less, those that leave out most first.
  private var smaller: [GraphCase] {
    let withoutScopes = scopes.indices.dropFirst().reversed().map(removing(scope:))
    let withoutNodes = nodes.keys.sorted().map(removing(node:))
    let withoutReads = reads.indices.map { index in changed { $0.reads.remove(at: index) } }
    let withoutOverrides = scopes.indices.flatMap { scope in
      scopes[scope].overrides.keys.sorted().map { node in
        changed { $0.scopes[scope].overrides[node] = nil }
      }
    }
    return withoutScopes + withoutNodes + withoutReads + withoutOverrides + withSimplerParts
  }

  private var withSimplerParts: [GraphCase] {
    var simpler: [GraphCase] = []
    for (scope, node) in scopes.indices.flatMap({ scope in
      scopes[scope].overrides.keys.sorted().map { (scope, $0) }
    }) {
      guard case .maker(let steps) = scopes[scope].overrides[node] else { continue }
      simpler.append(changed { $0.scopes[scope].overrides[node] = .value })
      simpler += steps.smaller.map { steps in
        changed { $0.scopes[scope].overrides[node] = .maker(steps) }
      }
    }
    for (number, node) in nodes.sorted(by: { $0.key < $1.key }) {
      simpler += node.steps.smaller.map { steps in changed { $0.nodes[number]?.steps = steps } }
      guard number >= Graph.propertyKinds.count, node.kind != .plain, node.kind != .assisted else {
        continue
      }
      simpler.append(changed { $0.nodes[number]?.kind = .plain })
    }
    for index in reads.indices {
      let read = reads[index]
      if !read.hops.isEmpty { simpler.append(changed { $0.reads[index].hops.removeLast() }) }
      if read.spelling != 0 { simpler.append(changed { $0.reads[index].spelling = 0 }) }
      if read.isPostponed { simpler.append(changed { $0.reads[index].isPostponed = false }) }
    }
    if dropsAtOnce { simpler.append(changed { $0.dropsAtOnce = false }) }
    return simpler
  }

  private func changed(_ change: (inout GraphCase) -> Void) -> GraphCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The case without a scope: what was below it or read it goes to its parent.
  private func removing(scope removed: Int) -> GraphCase {
    let heir = scopes[removed].parent ?? 0
    let moved = { (scope: Int) in scope == removed ? heir : scope > removed ? scope - 1 : scope }
    return changed { copy in
      copy.scopes.remove(at: removed)
      for index in copy.scopes.indices {
        copy.scopes[index].parent = copy.scopes[index].parent.map(moved)
      }
      for index in copy.reads.indices { copy.reads[index].scope = moved(copy.reads[index].scope) }
    }
  }

  /// The case without a provider and all that mentions it.
  private func removing(node removed: Int) -> GraphCase {
    changed { copy in
      copy.nodes[removed] = nil
      for number in copy.nodes.keys {
        copy.nodes[number]?.steps.removeAll { $0.mentions(removed) }
        if number >= Graph.propertyKinds.count, copy.nodes[number]?.kind == .tied(to: removed) {
          copy.nodes[number]?.kind = .plain
        }
      }
      for index in copy.scopes.indices {
        copy.scopes[index].overrides[removed] = nil
        for (number, override) in copy.scopes[index].overrides {
          guard case .maker(let steps) = override else { continue }
          copy.scopes[index].overrides[number] = .maker(steps.filter { !$0.mentions(removed) })
        }
      }
      copy.reads.removeAll { $0.node == removed }
    }
  }
}

extension [GraphStep] {
  /// The steps with one less, or one that does less.
  fileprivate var smaller: [[GraphStep]] {
    indices.flatMap { index in
      var without = self
      without.remove(at: index)
      guard case .choose(let node, _) = self[index] else { return [without] }
      var plain = self
      plain[index] = .read(node)
      return [without, plain]
    }
  }
}

extension GraphStep {
  fileprivate func mentions(_ node: Int) -> Bool {
    switch self {
    case .read(let part), .call(let part), .keep(let part): part == node
    case .choose(let part, let other): part == node || other == node
    }
  }
}

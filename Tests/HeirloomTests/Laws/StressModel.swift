import Heirloom

/// What a sequential reading of the rules says about a tree of scopes with random overrides.
struct StressModel: Sendable {
  /// How many providers there are: the first eight are properties, the others have an argument.
  static let nodes = 20

  /// A scope of the tree: what it overrides, and the scope it derives from.
  struct Level: Sendable {
    let parent: Int?
    let depth: Int
    let replacements: [Int: StressReplacement]
  }

  /// What is read, and the scope that it lives in.
  struct Reading: Hashable, Sendable {
    let text: String
    let home: Int
  }

  private(set) var levels: [Level] = []

  /// The nodes that a node's own maker reads: two of those before it.
  static func parts(of node: Int) -> [Int] {
    node < 3 ? [] : [(node * 7) % node, (node * 5 + 1) % node]
  }

  mutating func add(below parent: Int?, _ replacements: [Int: StressReplacement]) {
    let depth = parent.map { levels[$0].depth + 1 } ?? 0
    levels.append(Level(parent: parent, depth: depth, replacements: replacements))
  }

  func reading(_ node: Int, in reader: Int) -> Reading {
    reading(node, in: reader, from: reader)
  }

  /// Reads a node for a reader, with the bindings from a scope outwards.
  private func reading(_ node: Int, in reader: Int, from start: Int?) -> Reading {
    var scope = start
    while let current = scope, levels[current].replacements[node] == nil {
      scope = levels[current].parent
    }
    guard let home = scope, let replacement = levels[home].replacements[node] else {
      let parts = Self.parts(of: node).map { reading($0, in: reader) }
      return combined("\(node)", parts, atLeast: 0)
    }
    switch replacement {
    case .value(let text):
      return Reading(text: text, home: home)
    case .alias(let other):
      return combined("alias", [reading(other, in: reader)], atLeast: home)
    case .decorator:
      let inner = reading(node, in: reader, from: levels[home].parent)
      return combined("decorator", [inner], atLeast: home)
    }
  }

  private func combined(_ label: String, _ parts: [Reading], atLeast home: Int) -> Reading {
    let homes = [home] + parts.map(\.home)
    let deepest = homes.max { levels[$0].depth < levels[$1].depth } ?? home
    let texts = parts.map(\.text).joined(separator: " ")
    return Reading(text: parts.isEmpty ? label : "\(label)(\(texts))", home: deepest)
  }
}

/// What a scope has in place of a node's own maker.
enum StressReplacement: Sendable {
  case value(String)
  case alias(of: Int)
  case decorator
}

extension StressReplacement {
  /// Overrides a node in a scope that is being set up.
  func apply(to node: Int, in overrides: inout Overrides) {
    switch (self, StressNode.property(node)) {
    case (.value(let text), let property?):
      overrides[dynamicMember: property] = Token(text)
    case (.value(let text), nil):
      overrides[dynamicMember: \.[stressNode: node]] = Token(text)
    case (.alias(let other), let property?):
      overrides.override(property) { Token("alias", from: [$0.stress(other)]) }
    case (.alias(let other), nil):
      overrides.override(\.[stressNode: node]) { Token("alias", from: [$0.stress(other)]) }
    case (.decorator, let property?):
      overrides.override(property) { Token("decorator", from: [$0.stress(node)]) }
    case (.decorator, nil):
      overrides.override(\.[stressNode: node]) { Token("decorator", from: [$0.stress(node)]) }
    }
  }
}

import Heirloom

/// The providers of the stress test, by number.
enum StressNode {
  /// The nodes that are properties.
  private static var properties: [KeyPath<Providers, Provider<Token>>] {
    [
      \.stressNode0, \.stressNode1, \.stressNode2, \.stressNode3, \.stressNode4, \.stressNode5,
      \.stressNode6, \.stressNode7,
    ]
  }

  static func property(_ node: Int) -> KeyPath<Providers, Provider<Token>>? {
    node < properties.count ? properties[node] : nil
  }

  /// One helper builds every provider.
  static func provider(_ node: Int) -> Provider<Token> {
    let parts = StressModel.parts(of: node)
    return Provider { resolver in
      var made: [Token] = []
      for part in parts { made.append(resolver.stress(part)) }
      return Token("\(node)", from: made)
    }
  }
}

extension Providers {
  var stressNode0: Provider<Token> { StressNode.provider(0) }
  var stressNode1: Provider<Token> { StressNode.provider(1) }
  var stressNode2: Provider<Token> { StressNode.provider(2) }
  var stressNode3: Provider<Token> { StressNode.provider(3) }
  var stressNode4: Provider<Token> { StressNode.provider(4) }
  var stressNode5: Provider<Token> { StressNode.provider(5) }
  var stressNode6: Provider<Token> { StressNode.provider(6) }
  var stressNode7: Provider<Token> { StressNode.provider(7) }

  subscript(stressNode node: Int) -> Provider<Token> { StressNode.provider(node) }
}

extension ScopeReader where Self: ~Escapable {
  /// Reads a node by its number.
  func stress(_ node: Int) -> Token {
    switch node {
    case 0: self.stressNode0
    case 1: self.stressNode1
    case 2: self.stressNode2
    case 3: self.stressNode3
    case 4: self.stressNode4
    case 5: self.stressNode5
    case 6: self.stressNode6
    case 7: self.stressNode7
    default: self[dynamicMember: \.[stressNode: node]]
    }
  }
}

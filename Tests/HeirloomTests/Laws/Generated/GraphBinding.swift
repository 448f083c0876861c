/// What is made: a provider's own recipe, or the override of a scope.
struct GraphBinding: Hashable, Sendable, CustomStringConvertible {
  let node: Int

  /// The scope that overrides it.
  let scope: Int?

  /// What a maker that chooses goes by, whatever the parts of the value say.
  var isOdd: Bool { (node + (scope ?? 0)) % 2 == 1 }

  var description: String {
    scope.map { "\(node) as overridden in scope \($0)" } ?? "\(node)"
  }
}

/// A generated case: how values are made, a tree of scopes, and what is read in which order.
///
/// It is a plain description; ``GraphTree`` builds it with the library, ``GraphModel`` says what the
/// laws expect of it. Its description is the Swift expression that it is.
struct GraphCase: Sendable {
  /// How each value is made that no scope overrides, by the number of its provider.
  var nodes: [Int: GraphNode]

  /// The scopes, each after the one it derives from; the first is the root.
  var scopes: [GraphScope]

  var reads: [GraphRead]

  /// Whether all scopes are dropped at once in the end, rather than one by one from below.
  var dropsAtOnce = false
}

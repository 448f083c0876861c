extension Scope {
  /// What has been made so far, as seen from this scope, and what each value was made from.
  ///
  /// It holds the values of this scope and of those further out, and what these scopes were given; what
  /// was made for a scope further in is not seen from here. Nothing is made for it, and nothing is read.
  ///
  /// - Complexity: O(*n* log *n*) for *n* values and reads.
  public var graph: ScopeGraph {
    var recording = GraphRecording(of: frame)
    return recording.graph()
  }
}

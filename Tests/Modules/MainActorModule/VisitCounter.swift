/// An actor of its own, in a module whose default is the main actor.
public actor VisitCounter {
  private var visits = 0

  /// Creates a counter.
  public init() {}

  /// Counts a visit.
  public func visit() -> Int {
    visits += 1
    return visits
  }
}

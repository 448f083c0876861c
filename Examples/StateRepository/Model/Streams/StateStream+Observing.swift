extension StateStream {
  /// Calls a closure with each state, beginning with the present one, before anything else happens to
  /// the data.
  ///
  /// Nothing is dropped, and the next change waits for the closure: it hands the state on and returns.
  /// Whoever waits for an operation, or for the data to settle, and began to after the observer, comes
  /// after the states that led there.
  ///
  /// - Parameter receive: Called with the states, one after the other.
  ///
  /// - Returns: What is kept for as long as states are wanted.
  public func observe(_ receive: @escaping @Sendable (State<Value>) -> Void) -> StateObservation {
    StateObservation(
      connect { event in
        if case .state(let state) = event { receive(state()) }
      }
    )
  }
}

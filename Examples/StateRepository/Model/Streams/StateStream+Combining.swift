extension StateStream {
  /// Combines the latest states of streams to one, whose content exists only if that of all does.
  ///
  /// There is a state as soon as each stream has one, and another at each change of any. An error
  /// comes before loading, and loading before fixed. It ends when all have ended.
  ///
  /// - Parameters:
  ///   - second: Another stream.
  ///   - rest: More of them.
  ///   - transform: Joins the values, where all exist. It is called by whoever iterates.
  ///
  /// - Returns: The stream of the joint states.
  public func combineLatest<Second, each Rest, Result>(
    _ second: StateStream<Second>,
    _ rest: repeat StateStream<each Rest>,
    transform: @escaping @Sendable (Value, Second, repeat each Rest) -> Result
  ) -> StateStream<Result> {
    StateStream<Result> { receive in
      let first = Latest<Value>()
      let other = Latest<Second>()
      let others = (repeat Latest<each Rest>())
      var count = 2
      for _ in repeat each rest { count += 1 }
      let combination = Combination(of: count, receive) {
        Self.joint(first, other, repeat each others, transform: transform)
      }
      let connections = (
        combination.connect(self, first),
        combination.connect(second, other),
        repeat combination.connect(each rest, each others)
      )
      return Connection { withExtendedLifetime(connections) {} }
    }
  }

  /// Joins the latest states, if each stream has one.
  private static func joint<Second, each Rest, Result>(
    _ first: Latest<Value>,
    _ second: Latest<Second>,
    _ rest: repeat Latest<each Rest>,
    transform: @escaping @Sendable (Value, Second, repeat each Rest) -> Result
  ) -> (@Sendable () -> State<Result>)? {
    do {
      let first = try first.required
      let second = try second.required
      let rest = (repeat try (each rest).required)
      return { first().zip(second(), repeat (each rest)(), transform: transform) }
    } catch {
      return nil
    }
  }
}

extension State {
  /// Joins states to one, whose content exists only if that of all does.
  ///
  /// An error comes before loading, and loading before fixed. Of several errors it is the first.
  ///
  /// - Parameters:
  ///   - second: Another state.
  ///   - rest: More of them.
  ///   - transform: Joins the values; called only when all exist.
  ///
  /// - Returns: The joint state.
  public func zip<Second, each Rest, Result>(
    _ second: State<Second>,
    _ rest: repeat State<each Rest>,
    transform: (Value, Second, repeat each Rest) -> Result
  ) -> State<Result> {
    var summary = StateSummary()
    summary.add(self)
    summary.add(second)
    for state in repeat each rest { summary.add(state) }

    let content: StateContent<Result>
    do {
      content = .existing(
        transform(
          try Self.value(of: self),
          try Self.value(of: second),
          repeat try Self.value(of: each rest)
        )
      )
    } catch {
      content = .absent
    }
    if let error = summary.error { return .error(content, error) }
    return summary.isLoading ? .loading(content) : .fixed(content)
  }

  /// Returns the value of a state, or throws when there is none: the only way out of a pack.
  private static func value<Other>(of state: State<Other>) throws(AbsentValue) -> Other {
    guard let value = state.content.value else { throw AbsentValue() }
    return value
  }
}

private struct AbsentValue: Error {}

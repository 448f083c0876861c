import StateRepositoryModel

extension ContentRepository<[String]> {
  /// Publishes the data, and returns all states until it has settled after some operations.
  func states(
    forcingRefresh isForced: Bool = false,
    endingWith holder: StateHolder<String, [String]>,
    after operations: (Self) async -> Void = { _ in }
  ) async -> [String] {
    var iterator = publish(forcingRefresh: isForced).makeAsyncIterator()
    await settle()
    await operations(self)
    await settle()
    await holder.clear()
    var states: [String] = []
    while let state = await iterator.next() { states.append(state.text) }
    return states
  }

  /// Waits until nothing is under way.
  func settle() async {
    _ = await getData(from: .cache)
  }
}

/// Data that is kept in a cache and comes from an origin, as one source that can be followed.
///
/// Its callers do not know which of the two a value comes from, and hold no copies. Change the data
/// through ``update(_:)``: who writes to the cache directly notifies nobody.
public protocol ContentRepository<Content>: Sendable {
  /// The data.
  associatedtype Content: Sendable

  /// What all repositories have in common.
  var engine: RepositoryEngine<Content> { get }
}

extension ContentRepository {
  /// Returns the states of the data from now on, and fetches it at each iteration if there is a need.
  ///
  /// Without good data in the cache, the first state is loading without content. This is for screens.
  ///
  /// - Parameter isForced: Whether to fetch although the data is good.
  ///
  /// - Returns: The stream of states.
  public func publish(forcingRefresh isForced: Bool = false) -> StateStream<Content> {
    engine.stream(after: Demand(isForced: isForced))
  }

  /// Fetches the data if there is none that is good.
  ///
  /// It does nothing while data is being loaded. When the calling task is cancelled it returns, and
  /// the fetch goes on; that is so for all operations.
  public func validate() async {
    await engine.meet(Demand())
  }

  /// Fetches the data, and shows the old meanwhile.
  ///
  /// It does nothing while data is being loaded.
  ///
  /// - Parameters:
  ///   - isCleared: Whether to drop the old data when the fetch fails.
  ///   - isContinued: Whether to go on when the latest fetch has failed.
  public func refresh(
    clearingCacheOnFailure isCleared: Bool = true,
    continuingAfterError isContinued: Bool = true
  ) async {
    let demand = Demand(
      isForced: true,
      clearsBefore: false,
      clearsOnFailure: isCleared,
      continuesAfterError: isContinued
    )
    await engine.meet(demand)
  }

  /// Changes the data, in the cache and for everybody who follows it.
  ///
  /// A fetch that is under way has been overtaken: it is cancelled, and its result ignored.
  ///
  /// - Parameter content: The new data; nil deletes it.
  public func update(_ content: Content?) async {
    let content = StateContent(wrapping: content)
    await engine.update { _ in content }
  }

  /// Changes the data from what it is, in one step, in the cache and for everybody who follows it.
  ///
  /// Without data nothing changes, and nobody is told. Otherwise it is an ``update(_:)``.
  ///
  /// - Parameter change: Makes the new data of the old. Nothing else happens to the data meanwhile.
  public func modify(_ change: @escaping @Sendable (Content) -> Content) async {
    await engine.update { $0.map { .existing(change($0)) } }
  }

  /// Returns the data once it has settled, where following it does not fit.
  ///
  /// - Parameter source: Where to look for it.
  ///
  /// - Returns: Good data.
  ///
  /// - Throws: The error of the fetch; ``MissingContent`` where there is no good data; or
  ///   `CancellationError` when the calling task is cancelled.
  public func requireData(from source: ContentSource = .both) async throws -> Content {
    if let demand = source.demand { await engine.meet(demand) }
    for await state in engine.stream() where !state.isLoading {
      if let outcome = await engine.outcome() { return try outcome.get() }
    }
    try Task.checkCancellation()
    throw MissingContent()
  }

  /// Returns the data once it has settled, or nil, where following it does not fit.
  ///
  /// - Parameter source: Where to look for it.
  ///
  /// - Returns: Good data, if there is any.
  public func getData(from source: ContentSource = .both) async -> Content? {
    try? await requireData(from: source)
  }
}

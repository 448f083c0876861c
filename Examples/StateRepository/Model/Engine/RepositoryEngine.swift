import Synchronization

/// Decides when to fetch, and shows what comes of it.
///
/// It is what all repositories have in common, and has nothing for anybody else to use.
public struct RepositoryEngine<Content: Sendable>: Sendable {
  let entry: StateEntry<Content>
  let factory: any RepositoryFactory<Content>

  /// Meets a demand, and waits for that.
  package func meet(_ demand: Demand) async {
    await act(demand)?.wait()
  }

  /// Hands in a demand.
  ///
  /// - Parameters:
  ///   - demand: The demand.
  ///   - turn: What follows the decision before anything else happens.
  ///
  /// - Returns: What ends when the demand has been met; nil when there is nothing to wait for.
  @discardableResult
  func act(_ demand: Demand, then turn: Turns.Turn? = nil) -> Completion? {
    guard claim(demand) else {
      if let turn { entry.turns.take(turn) }
      return nil
    }
    let completion = Completion()
    entry.turns.take(
      { await decide(demand, completion) },
      { await turn?() }
    )
    return completion
  }

  /// Claims a demand, before anything is waited for, unless there is nothing to do about it.
  private func claim(_ demand: Demand) -> Bool {
    entry.condition.withLock { condition in
      switch condition.state {
      case .loading: false
      case .error where !demand.continuesAfterError: false
      // Whoever demands the same at the same time gets the same.
      case .error, .fixed: condition.undecided.insert(demand).inserted
      }
    }
  }

  /// Decides on a demand, in a turn.
  private func decide(_ demand: Demand, _ completion: Completion) async {
    guard let flight = await flight(for: demand, completion) else {
      _ = entry.condition.withLock { $0.undecided.remove(demand) }
      completion.finish()
      return
    }
    let isCleared = demand.clearsBefore
    if isCleared { await factory.saveToCache(nil) }
    let content = isCleared ? await factory.loadFromCache() : flight.cached
    let previous = entry.condition.withLock { condition in
      condition.undecided.remove(demand)
      condition.flight = flight
      return condition.fetch
    }
    entry.show(.loading, with: content)
    let fetch = Task.detached { await fly(flight, after: previous) }
    // What the one before held must not go away under the lock.
    _ = entry.condition.withLock { condition in
      defer { condition.fetch = fetch }
      return condition.fetch
    }
  }

  /// Returns a flight if one is needed.
  private func flight(for demand: Demand, _ completion: Completion) async -> Flight<Content>? {
    let isLast: Bool
    switch entry.state {
    case .loading: return nil
    case .error: isLast = false
    case .fixed(let last): isLast = last
    }
    let cached = await factory.loadFromCache()
    let isNeeded =
      if let cached, !demand.isForced {
        if demand.isAdditional {
          !isLast && paginatingFactory?.isComplete(cached) != true
        } else {
          await factory.needsRefresh(cached)
        }
      } else {
        true
      }
    return isNeeded ? Flight(demand: demand, cached: cached, completion: completion) : nil
  }

  /// Fetches, once the fetch that was overtaken has ended: two at a time are one too many.
  private func fly(_ flight: Flight<Content>, after previous: Task<Void, Never>?) async {
    await previous?.value
    guard isCurrent(flight) else { return flight.completion.finish() }
    let result: Result<Fetched<Content>, any Error>
    do {
      result = .success(try await fetch(flight))
    } catch {
      result = .failure(error)
    }
    entry.turns.take { await land(flight, result) }
  }

  private func fetch(_ flight: Flight<Content>) async throws -> Fetched<Content> {
    guard flight.demand.isAdditional, let paginatingFactory else {
      return try await factory.fetchFromOrigin()
    }
    return try await paginatingFactory.fetchAdditionalFromOrigin(after: flight.cached)
  }

  /// Shows what has come of a fetch, in a turn.
  private func land(
    _ flight: Flight<Content>,
    _ result: Result<Fetched<Content>, any Error>
  ) async {
    defer { flight.completion.finish() }
    guard isCurrent(flight) else { return }
    let state: DataState
    switch result {
    case .success(let fetched):
      if flight.demand.isAdditional, let paginatingFactory {
        await paginatingFactory.saveAdditionalToCache(fetched.content, after: flight.cached)
      } else {
        await factory.saveToCache(fetched.content)
      }
      state = .fixed(isLast: fetched.isLast)
    case .failure(let error):
      if flight.demand.clearsOnFailure { await factory.saveToCache(nil) }
      state = .error(error)
    }
    let content = await factory.loadFromCache()
    entry.condition.withLock { $0.flight = nil }
    entry.show(state, with: content)
  }

  /// Changes the data and shows it; a fetch under way has been overtaken.
  ///
  /// - Parameter change: Makes the new content of the old; nil where nothing changes.
  func update(_ change: @escaping @Sendable (Content?) -> StateContent<Content>?) async {
    let completion = Completion()
    entry.turns.take {
      defer { completion.finish() }
      guard let content = change(await factory.loadFromCache()) else { return }
      let flight = entry.overtakeFlight()
      await factory.saveToCache(content.value)
      entry.show(.fixed(isLast: false), with: await factory.loadFromCache())
      flight?.completion.finish()
    }
    await completion.wait()
  }

  /// Returns good data or why there is none, judged in a turn, as all that may read the cache.
  ///
  /// - Returns: The outcome; nil while data is loaded, or when the calling task is cancelled.
  func outcome() async -> Result<Content, any Error>? {
    let completion = Completion()
    let outcome = Outcome<Content>()
    entry.turns.take {
      await outcome.settle(settled())
      completion.finish()
    }
    await completion.wait()
    return outcome.settled
  }

  /// Returns what has settled, in a turn.
  private func settled() async -> Result<Content, any Error>? {
    let failure: any Error
    switch entry.state {
    case .loading: return nil
    case .fixed: failure = MissingContent()
    case .error(let error): failure = error
    }
    guard let data = await factory.loadFromCache(), await !factory.needsRefresh(data) else {
      return .failure(failure)
    }
    return .success(data)
  }

  /// A stream that begins with the present state, and demands nothing.
  package var present: StateStream<Content> { stream() }

  /// A stream that begins with the present state, after a demand that was handed in if there is one.
  func stream(after demand: Demand? = nil) -> StateStream<Content> {
    StateStream { receive in
      let follower = Follower(receive)
      let join: Turns.Turn = { entry.join(follower, with: await factory.loadFromCache()) }
      if let demand { act(demand, then: join) } else { entry.turns.take(join) }
      return Connection { entry.leave(follower) }
    }
  }

  private var paginatingFactory: (any PaginatingRepositoryFactory<Content>)? {
    factory as? any PaginatingRepositoryFactory<Content>
  }

  private func isCurrent(_ flight: Flight<Content>) -> Bool {
    entry.condition.withLock { $0.flight?.completion === flight.completion }
  }
}

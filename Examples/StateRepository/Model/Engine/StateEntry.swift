import Synchronization

/// The state of one key, and everybody who follows it.
///
/// The state changes in turns only, and each turn that reads the cache tells the followers before the
/// next one begins. State and data of what they are told therefore belong together, and all are told
/// the same in the same order.
final class StateEntry<Content: Sendable>: Sendable {
  struct Condition {
    var state = DataState.fixed(isLast: false)

    /// The demands that a turn decides on, now or soon: claims made before anything is waited for.
    var undecided: Set<Demand> = []

    /// The fetch whose result will be shown.
    var flight: Flight<Content>?

    /// The latest fetch, which may have been overtaken and still be under way.
    var fetch: Task<Void, Never>?

    /// Those who are told, in the order in which they joined.
    var followers: [Follower<Content>] = []
  }

  let condition = Mutex(Condition())
  let turns = Turns()

  /// How the data stands.
  var state: DataState { condition.withLock(\.state) }

  /// Shows a state with the data that was read for it.
  func show(_ state: DataState, with content: Content?) {
    let (old, followers) = condition.withLock { condition in
      let old = condition.state
      condition.state = state
      return (old, condition.followers)
    }
    // What goes away here, such as an error, may run anybody's code.
    withExtendedLifetime(old) {
      let event = Self.event(state, with: content)
      for follower in followers { follower.tell(event) }
    }
  }

  /// Lets a follower join, beginning with the present state and the data of the cache.
  func join(_ follower: Follower<Content>, with content: Content?) {
    let state = condition.withLock { condition -> DataState? in
      guard !follower.isGone else { return nil }
      condition.followers.append(follower)
      return condition.state
    }
    if let state { follower.tell(Self.event(state, with: content)) }
  }

  /// Lets a follower go, who may not have joined yet.
  func leave(_ follower: Follower<Content>) {
    follower.leave()
    condition.withLock { $0.followers.removeAll { $0 === follower } }
  }

  /// Gives up the flight whose result has been overtaken, if there is one.
  func overtakeFlight() -> Flight<Content>? {
    let (flight, fetch) = condition.withLock { condition in
      defer { condition.flight = nil }
      return (condition.flight, condition.flight == nil ? nil : condition.fetch)
    }
    fetch?.cancel()
    return flight
  }

  /// Forgets the state and ends what the followers are told.
  func clear() async {
    let cleared = Completion()
    turns.take { [self] in
      let flight = overtakeFlight()
      let old = condition.withLock { condition in
        defer {
          condition.state = .fixed(isLast: false)
          condition.followers = []
        }
        return (condition.state, condition.followers)
      }
      for follower in old.1 { follower.tell(.end) }
      flight?.completion.finish()
      cleared.finish()
    }
    await cleared.wait()
  }

  private static func event(_ state: DataState, with content: Content?) -> StateEvent<Content> {
    let state = state.with(content)
    return .state { state }
  }
}

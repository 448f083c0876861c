/// How far a scope is on its way, and what has to happen before it ends.
///
/// A frame has one as soon as anything is made in it. It is registered with that of the frame's
/// parent, so that a scope which ends knows the scopes derived from it; it refers to no frame, so that
/// being known keeps no scope alive.
final class Lifecycle: Sendable {
  /// How far the scope is.
  enum Phase: Sendable {
    case open

    /// Nothing new is made; what is on its way is waited for, and then hooks run.
    case closing(SourcePlace, by: ObjectIdentifier)
    case closed(SourcePlace)
  }

  private struct State: Sendable {
    var phase = Phase.open
    var makings: [ObjectIdentifier: Making] = [:]

    /// In the order in which the values were made.
    var closers: [Closer] = []
    var children: [ObjectIdentifier: Child] = [:]
    var births = 0
    var isReleaseExpected = false
  }

  private struct Child: Sendable {
    let lifecycle: Lifecycle
    let birth: Int
  }

  private let room = WaitingRoom(State())

  /// Where the scope was closed, or is being closed.
  var closingPlace: SourcePlace? {
    room.change { state in
      switch state.phase {
      case .open: nil
      case .closing(let place, _), .closed(let place): place
      }
    }
  }
}

extension Lifecycle {
  /// Begins the end; `false` when it has begun already.
  func beginClosing(by closing: Closing, at place: SourcePlace) -> Bool {
    room.change { state in
      guard case .open = state.phase else { return false }
      state.phase = .closing(place, by: ObjectIdentifier(closing))
      return true
    }
  }

  /// Returns whether a closing is at work on the scope.
  func isBeingClosed(by closing: Closing) -> Bool {
    room.change { state in
      guard case .closing(_, let other) = state.phase else { return false }
      return other == ObjectIdentifier(closing)
    }
  }

  /// Ends the scope for good.
  ///
  /// - Returns: The hooks that have not been run.
  @discardableResult
  func finish(at place: SourcePlace) -> [Closer] {
    room.change { state in
      state.phase = .closed(place)
      defer { state.closers = [] }
      return state.closers.reversed()
    }
  }

  /// Waits until somebody else has closed the scope; `false` when the task was cancelled first.
  @discardableResult
  nonisolated(nonsending) func waitUntilClosed() async -> Bool {
    await room.wait { state in
      guard case .closed = state.phase else { return false }
      return true
    }
  }

  /// Waits until nothing is being made any more, except what is named; asynchronous makers are
  /// cancelled, for nobody will get their values.
  nonisolated(nonsending) func drain(except own: Set<ObjectIdentifier>) async {
    let makings = room.change { $0.makings.filter { !own.contains($0.key) }.map(\.value) }
    for making in makings { making.flight?.cancel() }
    _ = await room.wait { $0.makings.keys.allSatisfy { own.contains($0) } }
  }
}

extension Lifecycle {
  /// Notes that something is being made in the scope.
  ///
  /// - Parameters:
  ///   - making: What is being made.
  ///   - isNew: Whether nothing that was on its way already asks for it.
  ///
  /// - Returns: `false` when nothing new is made any more.
  func enter(_ making: Making, isNew: Bool) -> Bool {
    room.change { state in
      switch state.phase {
      case .closing, .closed: if isNew { return false }
      case .open: break
      }
      state.makings[ObjectIdentifier(making)] = making
      return true
    }
  }

  /// Notes that a making has ended.
  func leave(_ making: Making) {
    // What is taken out is released outside of the lock: with it a scope may go away.
    _ = room.change { $0.makings.removeValue(forKey: ObjectIdentifier(making)) }
  }

  /// Keeps a value's hooks for the end.
  ///
  /// - Returns: `false` when the end has been reached already.
  func add(_ closers: [Closer]) -> Bool {
    room.change { state in
      if case .closed = state.phase { return false }
      state.closers += closers
      return true
    }
  }

  /// Takes the hook that is to be run next, that of the last value made.
  func takeCloser() -> Closer? {
    room.change { $0.closers.popLast() }
  }

  /// Takes the hooks that nobody will run, because the scope goes away.
  func takeNeglectedClosers() -> [Closer] {
    room.change { state in
      guard case .open = state.phase else { return [] }
      defer { state.closers = [] }
      return state.closers
    }
  }
}

extension Lifecycle {
  /// Registers a scope derived from this one.
  func add(_ child: Lifecycle) {
    room.change { state in
      state.births += 1
      state.children[ObjectIdentifier(child)] = Child(lifecycle: child, birth: state.births)
    }
  }

  /// Forgets a derived scope that has gone away.
  func remove(_ child: Lifecycle) {
    _ = room.change { $0.children.removeValue(forKey: ObjectIdentifier(child)) }
  }

  /// The scopes derived from this one, the last one first.
  var children: [Lifecycle] {
    room.change { state in
      state.children.values.sorted { $0.birth > $1.birth }.map(\.lifecycle)
    }
  }

  /// Whether what was made in the scope is expected to go away with it.
  var isReleaseExpected: Bool {
    room.change { $0.isReleaseExpected }
  }

  /// Expects what was made in the scope, and in those derived from it, to go away with it.
  func expectRelease() {
    var pending = [self]
    while let lifecycle = pending.popLast() {
      lifecycle.room.change { $0.isReleaseExpected = true }
      pending += lifecycle.children
    }
  }
}

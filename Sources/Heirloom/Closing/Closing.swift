/// One closing of a scope and of those derived from it.
final class Closing: Sendable {
  /// The closing whose hook is running.
  @TaskLocal static var current: Closing?

  private struct State: Sendable {
    var failures: [ClosingError.HookFailure] = []

    /// The value whose hook is running.
    var current: Declaration?
    var hasEnded = false
    var isOverdue = false
  }

  private let lifecycle: Lifecycle
  private let place: SourcePlace

  /// What is being made by the code that closes, which cannot be waited for.
  private let own: Set<ObjectIdentifier>

  /// The closing whose hook asks for this one, and which therefore cannot be waited for.
  private let outer = Closing.current
  private let room = WaitingRoom(State())

  init(of lifecycle: Lifecycle, at place: SourcePlace, by chain: Making?) {
    self.lifecycle = lifecycle
    self.place = place
    own = Set(chain?.links.map { ObjectIdentifier($0) } ?? [])
  }

  /// Runs all hooks, or as many as the time allows.
  ///
  /// - Parameter deadline: How long to wait for them.
  ///
  /// - Returns: What went wrong, in the order of the hooks.
  nonisolated(nonsending) func run(within deadline: Deadline?) async -> [ClosingError.HookFailure] {
    let work = Task.detached {
      await self.end(self.lifecycle)
      self.room.change { $0.hasEnded = true }
    }
    let alarm = deadline.map { deadline in
      Task.detached {
        await deadline.pass()
        self.room.change { $0.isOverdue = true }
      }
    }
    _ = await room.wait { $0.hasEnded || $0.isOverdue }
    alarm?.cancel()
    work.cancel()
    let (failures, current, hasEnded) = room.change { state in
      (state.failures, state.current, state.hasEnded)
    }
    if hasEnded { return failures }
    let rest = abandon(lifecycle)
    return failures + (current.map { [.init($0, .unfinished)] } ?? [])
      + rest.map { .init($0.declaration, .notRun) }
  }

  /// Ends a scope whose closing has begun: first those derived from it, then its own values.
  private nonisolated(nonsending) func end(_ lifecycle: Lifecycle) async {
    await endChildren(of: lifecycle)
    await lifecycle.drain(except: own)
    // What was on its way may have made something in a scope that was not there before.
    await endChildren(of: lifecycle)
    while let closer = nextCloser(of: lifecycle) { await run(closer) }
    if !room.change({ $0.isOverdue }) { lifecycle.finish(at: place) }
  }

  private nonisolated(nonsending) func endChildren(of lifecycle: Lifecycle) async {
    for child in lifecycle.children {
      if child.beginClosing(by: self, at: place) {
        await end(child)
      } else if outer?.isClosing(child) != true {
        await child.waitUntilClosed()
      }
    }
  }

  /// Returns whether a scope is being closed by this closing, or by one that waits for it.
  func isClosing(_ lifecycle: Lifecycle) -> Bool {
    sequence(first: self) { $0.outer }.contains { lifecycle.isBeingClosed(by: $0) }
  }

  private nonisolated(nonsending) func run(_ closer: Closer) async {
    note(await Closing.$current.withValue(self) { await closer.run() })
  }

  private func nextCloser(of lifecycle: Lifecycle) -> Closer? {
    room.change { state in
      guard !state.isOverdue else { return nil }
      let closer = lifecycle.takeCloser()
      state.current = closer?.declaration
      return closer
    }
  }

  private func note(_ failure: ClosingError.HookFailure?) {
    _ = room.change { state in
      if let failure { state.failures.append(failure) }
      defer { state.current = nil }
      return state.current
    }
  }

  /// Closes what is left without running hooks, and returns them in the order they would have had.
  private func abandon(_ lifecycle: Lifecycle) -> [Closer] {
    lifecycle.children.flatMap { abandon($0) } + lifecycle.finish(at: place)
  }
}

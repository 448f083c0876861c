import Synchronization

extension Frame {
  /// How far a frame is on its way.
  enum Ending: UInt8, AtomicRepresentable {
    case none, closing, closed
  }

  /// Returns the lifecycle of the frame, after registering it with that of each frame further out.
  func openLifecycle() -> Lifecycle {
    var unknown: [Frame] = []
    var known: Lifecycle?
    for frame in sequence(first: self, next: \.parent) {
      known = frame.lifecycle
      if known != nil { break }
      unknown.append(frame)
    }
    for frame in unknown.reversed() { known = frame.openLifecycle(below: known) }
    return known ?? openLifecycle(below: nil)
  }

  /// The lifecycle of the frame, if anything has been made in it.
  var lifecycle: Lifecycle? {
    state.lifecycle
  }

  private func openLifecycle(below parent: Lifecycle?) -> Lifecycle {
    let (lifecycle, isNew) = state.withLock { state in
      if let lifecycle = state.lifecycle { return (lifecycle, false) }
      let lifecycle = Lifecycle()
      state.lifecycle = lifecycle
      return (lifecycle, true)
    }
    if isNew { parent?.add(lifecycle) }
    return lifecycle
  }

  /// Closes the frame and those below it.
  ///
  /// - Parameters:
  ///   - deadline: How long to wait for hooks.
  ///   - isReleaseExpected: Whether to report what outlives the frame.
  ///   - place: Where the closing is written.
  ///
  /// - Throws: What went wrong.
  nonisolated(nonsending) func close(
    within deadline: Deadline?,
    expectingRelease isReleaseExpected: Bool,
    at place: SourcePlace
  ) async throws(ClosingError) {
    let lifecycle = openLifecycle()
    if isReleaseExpected { lifecycle.expectRelease() }
    let closing = Closing(of: lifecycle, at: place, by: Ambience.runningMaking)
    guard lifecycle.beginClosing(by: closing, at: place) else {
      // A hook of the very closing would wait for itself.
      if Closing.current?.isClosing(lifecycle) == true { return }
      _ = await Task.detached { await lifecycle.waitUntilClosed() }.value
      return
    }
    root.endings.wrappingAdd(1, ordering: .relaxed)
    ending.store(.closing, ordering: .releasing)
    // The end is not cancelled along with whoever asks for it.
    let failures = await Task.detached { await closing.run(within: deadline) }.value
    ending.store(.closed, ordering: .releasing)
    if !failures.isEmpty { throw ClosingError(failures, at: place) }
  }
}

extension Frame {
  /// Notes that something is being made for the frame; `false` when that has come too late.
  func enter(_ making: Making) -> Bool {
    openLifecycle().enter(making, isNew: making.requester == nil)
  }

  /// Notes that something is being made for the frame as a part of what was on its way already.
  func enterAnyway(_ making: Making) {
    _ = enter(making)
  }

  /// Notes that a making has ended.
  func leave(_ making: Making) {
    lifecycle?.leave(making)
  }

  /// Keeps a value's hooks for the end of its home, or runs them if that has come already.
  func addClosers(of slot: Slot, _ order: Order, in home: Frame) {
    guard !order.hooks.isEmpty else { return }
    let closers = order.hooks.map { Closer(declaration: order.declaration, slot: slot, hook: $0) }
    if home.openLifecycle().add(closers) { return }
    Task.detached {
      var failures: [ClosingError.HookFailure] = []
      for closer in closers.reversed() {
        if let failure = await closer.run() { failures.append(failure) }
      }
      if !failures.isEmpty { home.deliver(.hooksFailed(failures, at: home.place)) }
    }
  }

  /// Returns the failure of a making that has come too late.
  func closedScope(_ making: Making) -> Failure {
    .closedScope(
      making.subject.declaration,
      lifecycle?.closingPlace ?? place,
      RequestTrace(nil, in: self)
    )
  }
}

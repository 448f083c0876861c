import Synchronization

/// What is worth a report when a frame has gone.
struct Departure {
  private struct Made {
    weak var instance: AnyObject?
    let declaration: Declaration
  }

  private let handler: FailureHandler
  private let place: SourcePlace
  private let made: [Made]

  fileprivate init(of frame: Frame, closedAt place: SourcePlace) {
    handler = frame.atHand(\.failureHandler) ?? .standardError
    self.place = place
    made = frame.state.withLock { $0.inOrderOfMaking }.compactMap { made in
      made.slot.instance.map { Made(instance: $0, declaration: Declaration(of: made.binding)) }
    }
  }

  /// Reports the instances that are still there.
  func end() {
    let survivors = made.filter { $0.instance != nil }.map(\.declaration)
    if !survivors.isEmpty { handler(.outlivesScope(survivors, closedAt: place)) }
  }
}

extension Frame {
  /// Unregisters the frame, and reports what its end has not been told of.
  ///
  /// - Returns: What is to be looked at when all values have been released.
  func beginDeparture() -> Departure? {
    if ending.load(ordering: .relaxed) != .none {
      root.endings.wrappingSubtract(1, ordering: .relaxed)
    }
    guard let lifecycle else { return nil }
    parent?.lifecycle?.remove(lifecycle)
    reportNeglected(lifecycle.takeNeglectedClosers())
    guard lifecycle.isReleaseExpected, let place = lifecycle.closingPlace else { return nil }
    return Departure(of: self, closedAt: place)
  }

  /// Reports hooks that have not been run, in debug builds.
  private func reportNeglected(_ closers: [Closer]) {
    #if DEBUG
    guard !closers.isEmpty else { return }
    let handler = atHand(\.failureHandler) ?? .standardError
    handler(.hooksNotRun(closers.map(\.declaration), madeAt: place))
    #endif
  }
}

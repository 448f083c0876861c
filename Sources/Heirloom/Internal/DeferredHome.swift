import Synchronization

/// The place a ``Deferred`` reads from: the home of its holder, once that is known.
final class DeferredHome: Sendable {
  private enum State {
    case making
    case settled(WeakFrame)
  }

  private struct WeakFrame {
    weak var frame: Frame?
  }

  private let state = Mutex(State.making)

  /// Points the reader at the home of its holder.
  func settle(in frame: Frame) {
    let settled = State.settled(WeakFrame(frame: frame))
    state.withLock { $0 = settled }
  }

  /// The frame to read from, or why there is none.
  var frame: Result<Frame, Absence> {
    state.withLock { state in
      switch state {
      case .making:
        .failure(.beingMade)
      case .settled(let home):
        home.frame.map { .success($0) } ?? .failure(.gone)
      }
    }
  }

  /// Why there is no frame to read from.
  enum Absence: Error {
    case beingMade
    case gone
  }
}

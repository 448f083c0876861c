import HeirloomPreviews
import Synchronization

/// Keeps what a command writes.
final class OutputLog: Sendable {
  private struct State {
    var written = ""
    var reported = ""
    var progress: [String] = []
  }

  private let state = Mutex(State())

  var written: String { state.withLock { $0.written } }

  var reported: String { state.withLock { $0.reported } }

  var progress: [String] { state.withLock { $0.progress } }

  func clear() {
    state.withLock { $0 = State() }
  }

  func output(isColored: Bool, isFull: Bool, isWatched: Bool) -> FixtureOutput {
    let showProgress: @Sendable (String) -> Void = { text in
      self.state.withLock { $0.progress.append(text) }
    }
    return FixtureOutput(
      isColored: isColored,
      write: { text in
        if isFull { throw SampleError() }
        self.state.withLock { $0.written += text }
      },
      report: { text in self.state.withLock { $0.reported += text + "\n" } },
      showProgress: isWatched ? showProgress : nil
    )
  }
}

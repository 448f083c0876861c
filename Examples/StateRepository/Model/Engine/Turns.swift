import Synchronization

/// Work that is done one piece after the other, in the order in which it was handed in.
///
/// An actor would let another piece in wherever one waits. The work belongs to nobody: the
/// cancellation of whoever handed it in does not reach it.
final class Turns: Sendable {
  typealias Turn = @Sendable () async -> Void

  private struct Line {
    var waiting: [Turn] = []
    var isMoving = false
  }

  private let line = Mutex(Line())

  /// Hands in pieces of work that nothing comes between.
  func take(_ turns: Turn...) {
    let starts = line.withLock { line in
      line.waiting += turns
      defer { line.isMoving = true }
      return !line.isMoving
    }
    if starts { Task.detached { await self.move() } }
  }

  private func move() async {
    while let turns = next() {
      for turn in turns { await turn() }
    }
  }

  private func next() -> [Turn]? {
    line.withLock { line in
      guard !line.waiting.isEmpty else {
        line.isMoving = false
        return nil
      }
      defer { line.waiting = [] }
      return line.waiting
    }
  }
}

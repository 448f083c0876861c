/// A reader that waits for another's making to end.
final class Wait: Sendable {
  let target: Making

  /// The innermost making that the wait is a part of, if anything is being made.
  let waiting: Making?

  /// The scope that the reader reads in.
  let frame: Frame
  let start = ContinuousClock.now

  /// How long it may take before it is reported; a task may wait as long as it likes.
  let limit: Duration?

  init(for target: Making, as waiting: Making?, in frame: Frame, limit: Duration? = nil) {
    self.target = target
    self.waiting = waiting
    self.frame = frame
    self.limit = limit
  }
}

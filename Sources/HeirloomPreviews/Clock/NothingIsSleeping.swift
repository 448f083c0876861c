/// A test clock was advanced although nobody sleeps on it.
public struct NothingIsSleeping: Error, Hashable, Sendable {
  /// How much time was to pass; nil for as much as is needed.
  public let duration: Duration?
}

extension NothingIsSleeping: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    let time = duration.map { "\($0)" } ?? "time"
    return "Nobody sleeps on the clock, so letting \(time) pass would mean nothing; "
      + "wait for 'sleepers()' first."
  }
}

import Foundation

/// How long to wait for a store while somebody else changes it.
public struct LockPatience: Sendable {
  /// About five seconds, which is far longer than a change takes.
  ///
  /// The pauses are of unequal length, so that two programs that change a store all the time do not
  /// keep step.
  public static let standard = LockPatience(tries: 500) {
    usleep(.random(in: 5_000...15_000))
  }

  private let tries: Int
  private let pause: @Sendable () -> Void

  /// Creates a patience.
  ///
  /// - Parameters:
  ///   - tries: How often to try, at least once.
  ///   - pause: Called between two tries, on the thread that waits.
  public init(tries: Int, pause: @escaping @Sendable () -> Void) {
    self.tries = tries
    self.pause = pause
  }

  /// Tries until it works.
  ///
  /// - Parameter attempt: Tells whether it has worked.
  ///
  /// - Returns: Whether it has worked in the end.
  ///
  /// - Throws: The error of the attempt.
  package func wait<Failure: Error>(
    until attempt: () throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    if try attempt() { return true }
    for _ in 1..<max(1, tries) {
      pause()
      if try attempt() { return true }
    }
    return false
  }
}

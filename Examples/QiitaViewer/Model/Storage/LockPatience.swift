import Foundation

/// How long to wait for a store while somebody else changes it.
public struct LockPatience: Sendable {
  /// About ten seconds, which is far longer than a change takes.
  ///
  /// The pauses are short, and of unequal length: a program that makes one change after the other
  /// leaves little time in between.
  public static let standard = LockPatience(tries: 5_000) {
    usleep(.random(in: 1_000...3_000))
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

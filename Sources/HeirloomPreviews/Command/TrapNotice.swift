import Foundation
import Synchronization

/// Names the fixture that is being rendered should its screen end the program by a trap.
///
/// A trap is not an error that could be caught; what can be done is to write a line that was made
/// ready before, and let the program end as it would have.
enum TrapNotice {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let capacity = 4096

  // Plain memory, for a signal may arrive while anything is locked or half written. It is written by
  // `begin` alone, before the length says so.
  private nonisolated(unsafe) static let bytes = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity
  )
  private nonisolated(unsafe) static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: signals.count
  )
  private static let length = Atomic(0)
  private static let isReady: Bool = {
    var action = sigaction()
    setHandler(of: &action)
    for (index, signal) in signals.enumerated() { sigaction(signal, &action, previous + index) }
    return true
  }()

  /// Lets a trap from now on be told as that of a fixture.
  static func begin(_ fixture: Fixture) {
    guard isReady else { return }
    length.store(0, ordering: .sequentiallyConsistent)
    let message = "The fixture '\(fixture.fullName)' (\(fixture.place)) has ended the program.\n"
    let text = Array(message.utf8.prefix(capacity))
    bytes.update(from: text, count: text.count)
    length.store(text.count, ordering: .sequentiallyConsistent)
  }

  /// Lets a trap from now on pass without a word.
  static func end() {
    length.store(0, ordering: .sequentiallyConsistent)
  }

  private static func setHandler(of action: inout sigaction) {
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = { TrapNotice.tell($0) }
    #else
    action.__sigaction_handler.sa_handler = { TrapNotice.tell($0) }
    #endif
  }

  /// Runs in a signal handler: it allocates nothing and takes no lock.
  private static func tell(_ signal: Int32) {
    _ = write(STDERR_FILENO, bytes, length.load(ordering: .sequentiallyConsistent))
    // The instruction that trapped is tried again, and meets whoever was there before.
    for (index, signal) in signals.enumerated() { sigaction(signal, previous + index, nil) }
  }
}

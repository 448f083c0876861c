import Dispatch

/// A gate between threads.
///
/// The limit only bounds a hang: a test that meets it fails. It is as long as the suites' own, since a
/// task that is to open the gate may stand behind every other test's in the queue of a slow machine.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Lets some threads pass.
  func open(for count: Int = 1) {
    for _ in 0..<count { semaphore.signal() }
  }

  /// Waits until the gate is open; `false` when it never was.
  func pass() -> Bool {
    semaphore.wait(timeout: .now() + .seconds(600)) == .success
  }
}

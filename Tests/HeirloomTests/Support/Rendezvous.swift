import Synchronization

/// A place where a number of threads wait for each other.
final class Rendezvous: Sendable {
  private let parties: Int
  private let arrived = Mutex(0)
  private let gate = Gate()

  init(of parties: Int) {
    self.parties = parties
  }

  /// Waits for the others; `false` when they did not come.
  ///
  /// Whoever comes later does not wait.
  func meet() -> Bool {
    let number = arrived.withLock { arrived in
      arrived += 1
      return arrived
    }
    if number == parties { gate.open(for: parties) }
    return number > parties || gate.pass()
  }
}

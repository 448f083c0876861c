import Synchronization

/// What a maker does at each attempt: it fails a number of times, and waits at a gate before.
final class FlightScript: Sendable {
  struct Malfunction: Error, Equatable {
    let attempt: Int
  }

  let gate: AsyncGate

  /// Reached by each maker that is cancelled at the gate.
  let cancelled = AsyncGate()
  private let failures: Int
  private let counts = Mutex((attempts: 0, cancellations: 0))

  init(failures: Int = 1, gate: AsyncGate = AsyncGate(), isOpen: Bool = false) {
    self.failures = failures
    self.gate = gate
    cancelled.open()
    if isOpen { gate.open() }
  }

  var cancellations: Int { counts.withLock { $0.cancellations } }

  func attempt() async throws -> String {
    let attempt = counts.withLock { counts in
      counts.attempts += 1
      return counts.attempts
    }
    do {
      try await gate.pass()
    } catch {
      counts.withLock { $0.cancellations += 1 }
      try? await cancelled.pass()
      throw error
    }
    if attempt <= failures { throw Malfunction(attempt: attempt) }
    return "attempt \(attempt)"
  }
}

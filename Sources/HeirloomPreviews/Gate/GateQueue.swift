/// Those who wait at a gate for one thing.
struct GateQueue<Answer: Sendable>: Sendable {
  private var continuations: [Int: CheckedContinuation<Answer, any Error>] = [:]
  private var ticketsMade = 0

  /// Returns a number by which one who waits can be found.
  mutating func makeTicket() -> Int {
    ticketsMade += 1
    return ticketsMade
  }

  mutating func add(_ continuation: CheckedContinuation<Answer, any Error>, _ ticket: Int) {
    continuations[ticket] = continuation
  }

  mutating func remove(_ ticket: Int) -> CheckedContinuation<Answer, any Error>? {
    continuations.removeValue(forKey: ticket)
  }

  /// Empties the queue and returns those who were in it.
  mutating func leave() -> GateQueue {
    defer { continuations = [:] }
    return self
  }

  /// Lets everybody go on, in the order in which they came.
  func resume(with answer: Result<Answer, any Error>) {
    for (_, continuation) in continuations.sorted(by: { $0.key < $1.key }) {
      continuation.resume(with: answer)
    }
  }
}

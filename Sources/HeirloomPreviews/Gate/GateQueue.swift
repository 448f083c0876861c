/// Those who wait at a gate for one thing.
struct GateQueue<Answer: Sendable>: Sendable {
  private var continuations: [Int: HeldContinuation<Answer>] = [:]
  private var ticketsMade = 0

  /// Returns a number by which one who waits can be found.
  mutating func makeTicket() -> Int {
    ticketsMade += 1
    return ticketsMade
  }

  mutating func add(_ continuation: HeldContinuation<Answer>, _ ticket: Int) {
    continuations[ticket] = continuation
  }

  mutating func remove(_ ticket: Int) -> HeldContinuation<Answer>? {
    continuations.removeValue(forKey: ticket)
  }

  /// Empties the queue and returns those who were in it.
  mutating func leave() -> GateQueue {
    defer { continuations = [:] }
    return self
  }

  /// The operations of a scenario that wait, in the order in which they came.
  var operations: [ScenarioOperation] { inOrder.compactMap(\.operation) }

  /// Lets everybody go on, in the order in which they came.
  func resume(with answer: Result<Answer, any Error>) {
    for continuation in inOrder { continuation.resume(with: answer) }
  }

  private var inOrder: [HeldContinuation<Answer>] {
    continuations.sorted { $0.key < $1.key }.map(\.value)
  }
}

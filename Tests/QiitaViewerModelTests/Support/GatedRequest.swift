/// A request that waits for its answer.
struct GatedRequest<Answer: Sendable>: Sendable {
  /// What was asked.
  let text: String

  let answer: CheckedContinuation<Answer, any Error>
}

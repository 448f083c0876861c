/// A continuation that somebody else resumes, and whose scenario knows that it is held.
struct HeldContinuation<Answer: Sendable>: Sendable {
  private let continuation: CheckedContinuation<Answer, any Error>

  /// The operation of a scenario that waits, if one does.
  let operation: ScenarioOperation?

  /// Notes that the current task is held from now on.
  init(_ continuation: CheckedContinuation<Answer, any Error>) {
    self.continuation = continuation
    operation = .current
    operation?.hold()
  }

  /// Lets the task go on.
  ///
  /// That it is no longer held is known before this returns, so that a script can wait for what follows.
  func resume(with answer: Result<Answer, any Error>) {
    operation?.release()
    continuation.resume(with: answer)
  }
}

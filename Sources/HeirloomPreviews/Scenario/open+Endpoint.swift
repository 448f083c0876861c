import Heirloom

/// Answers the call of an endpoint that has waited longest, and goes on when what follows from that has
/// ended or is held.
///
/// - Parameters:
///   - endpoint: The endpoint.
///   - answer: What the call returns or throws.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The step, which fails the scenario when no call waits.
@MainActor
public func open<Model, Value: Sendable>(
  _ endpoint: Endpoint<Value>,
  _ answer: Result<Value, any Error>,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> ScenarioStep<Model> {
  ScenarioStep { (run) throws(ScenarioMismatch) in
    run.transcript.add("open \(endpoint.name), \(answer.outcome)")
    guard let gate = endpoint.takeCall() else {
      throw run.mismatch(
        "No call of '\(endpoint.name)' waits for an answer.",
        at: SourcePlace(fileID: fileID, line: line)
      )
    }
    await run.open(gate, answer)
  }
}

/// Opens a gate, and goes on when what follows from that has ended or is held.
///
/// - Parameters:
///   - gate: The gate.
///   - outcome: What those who pass receive.
///
/// - Returns: The step.
@MainActor
public func open<Model, Value: Sendable>(
  _ gate: Gate<Value>,
  _ outcome: Result<Value, any Error>
) -> ScenarioStep<Model> {
  ScenarioStep { run in
    run.transcript.add("open a gate, \(outcome.outcome)")
    await run.open(gate, outcome)
  }
}

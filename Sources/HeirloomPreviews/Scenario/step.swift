/// Starts an operation of the view model, and goes on when it has ended or is held.
///
/// - Parameters:
///   - name: What the operation is called in the transcript.
///   - callCount: How many calls are held when the operation is as far as it gets.
///   - operation: What to do.
///
/// - Returns: The step.
@MainActor
public func step<Model>(
  _ name: String,
  holding callCount: Int = 1,
  _ operation: @escaping @MainActor () async throws -> Void
) -> ScenarioStep<Model> {
  ScenarioStep { run in await run.start(name, holding: callCount, operation) }
}

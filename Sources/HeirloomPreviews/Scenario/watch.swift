/// Tells changes of a part of the view model's state from here on, and what it is now.
///
/// - Parameters:
///   - name: What it is called in the transcript.
///   - read: The part, which is printed as an interpolated string.
///
/// - Returns: The step.
@MainActor
public func watch<Model, Value>(
  _ name: String,
  _ read: @escaping (Model) -> Value
) -> ScenarioStep<Model> {
  ScenarioStep { run in run.watch(name) { transcriptText(of: read($0)) } }
}

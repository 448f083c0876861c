import Heirloom

/// Expects that a part of the view model's state has a value by now.
///
/// - Parameters:
///   - read: The part.
///   - expected: The value.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The step.
@MainActor
public func expect<Model, Value: Equatable & Sendable>(
  _ read: @escaping (Model) -> Value,
  _ expected: Value,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> ScenarioStep<Model> {
  ScenarioStep { (run) throws(ScenarioMismatch) in
    let value = read(run.model)
    guard value != expected else { return }
    throw ScenarioMismatch(
      reason:
        "The scenario expects \(transcriptText(of: expected)), not \(transcriptText(of: value)).",
      place: SourcePlace(fileID: fileID, line: line),
      transcript: run.transcript.text
    )
  }
}

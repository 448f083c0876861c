extension ScenarioRun {
  /// Opens a gate, and waits until those who pass are as far as they get.
  func open<Value: Sendable>(
    _ gate: Gate<Value>,
    _ outcome: Result<Value, any Error>
  ) async {
    await move(gate.operations) {
      switch outcome {
      case .success(let value): gate.open(value)
      case .failure(let error): gate.open(throwing: error)
      }
    }
  }
}

extension Result {
  /// A word for the transcript, which tells nothing of the value.
  var outcome: String {
    switch self {
    case .success: "success"
    case .failure: "failure"
    }
  }
}

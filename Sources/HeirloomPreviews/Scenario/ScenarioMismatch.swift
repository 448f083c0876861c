public import Heirloom

/// A scenario has come to another state than the script expects.
public struct ScenarioMismatch: Error, Sendable {
  /// What is different.
  public let reason: String

  /// The step that expects it.
  public let place: SourcePlace

  /// What had happened by then.
  public let transcript: String
}

extension ScenarioMismatch: CustomStringConvertible {
  /// What is different and where, and the transcript until then.
  public var description: String { "\(reason) (\(place))\n\(transcript)" }
}

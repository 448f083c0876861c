/// An operation ended without having come to the gate that was to hold it.
public struct GateNotReached: Error, Sendable {}

extension GateNotReached: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    "The operation ended without reaching the gate; let what it calls pass the gate."
  }
}

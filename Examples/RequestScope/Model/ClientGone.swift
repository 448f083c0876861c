/// The client has left, so nobody waits for the answer.
public struct ClientGone: Error {
  /// Creates the error.
  public init() {}
}

/// What came of a photo.
public struct CaptureResult: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// The picture is at its destination.
    case taken

    /// Somebody changed their mind.
    case cancelled
  }

  /// The number of the request.
  public let requestCode: Int

  /// How it ended.
  public let outcome: Outcome

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - requestCode: The number of the request.
  ///   - outcome: How it ended.
  public init(requestCode: Int, outcome: Outcome) {
    self.requestCode = requestCode
    self.outcome = outcome
  }
}

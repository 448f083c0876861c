/// The log of one request, as it is written.
public struct LogRecord: Hashable, Sendable {
  /// The number of the request.
  public let number: Int

  /// What happened, in order.
  public let lines: [String]
}

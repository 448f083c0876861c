public import Heirloom

/// A scope has reported failures although the operation in it went well.
public struct ReportedFailures: Error, Sendable {
  /// The failures, in the order of their reports.
  public let failures: [Failure]
}

extension ReportedFailures: CustomStringConvertible {
  /// The messages, whole, one below another.
  public var description: String { failures.map(\.message).joined(separator: "\n") }
}

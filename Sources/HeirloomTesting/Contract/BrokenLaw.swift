/// Something does not keep what its protocol promises.
public struct BrokenLaw: Error, Hashable, Sendable {
  /// What is promised.
  public let law: String

  /// What breaks the law: its type, or what the test calls it.
  public let subject: String

  /// What happened instead, if it is known.
  public let reason: String?
}

extension BrokenLaw: CustomStringConvertible {
  /// Who breaks which law, and how.
  public var description: String {
    "\(subject) breaks the law \"\(law)\"\(reason.map { ": \($0)" } ?? "")."
  }
}

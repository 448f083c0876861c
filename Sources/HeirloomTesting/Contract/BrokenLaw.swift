/// Something does not keep what its protocol promises.
public struct BrokenLaw: Error, Hashable, Sendable {
  /// What is promised.
  public let law: String

  /// The type of what breaks the law.
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

/// Something does not keep some of the laws of its protocol.
public struct BrokenContract: Error, Hashable, Sendable {
  /// The laws that it breaks.
  public let laws: [BrokenLaw]
}

extension BrokenContract: CustomStringConvertible {
  /// The laws, one below another.
  public var description: String { laws.map(\.description).joined(separator: "\n") }
}

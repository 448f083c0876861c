/// There is no data, or none that is good.
public struct MissingContent: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}

extension MissingContent: CustomStringConvertible {
  /// What is missing, and what to do about it.
  public var description: String {
    "There is no good data in the cache; fetch it from its origin."
  }
}

/// An endpoint was called that a stub does not have; the test has been told.
public struct UnimplementedEndpoint: Error, Hashable, Sendable {
  /// The name of the endpoint.
  public let endpoint: String
}

extension UnimplementedEndpoint: CustomStringConvertible {
  /// What is wrong.
  public var description: String { "The endpoint '\(endpoint)' is not implemented." }
}

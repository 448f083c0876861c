/// One or more dependencies that a scope does not provide.
public struct MissingDependency: Error, Sendable {
  /// The first line of every placeholder for a missing dependency.
  public static let headline = "Dependency is not set."

  /// The names of what is missing.
  public let names: [String]

  /// The failure that hosts report.
  public let failure: Failure
}

extension MissingDependency: CustomStringConvertible {
  /// What is missing, what the scope does provide, and how to fix it.
  public var description: String { failure.message }
}

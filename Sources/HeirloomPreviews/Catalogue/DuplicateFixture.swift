public import Heirloom

/// Several fixtures of one full name.
public struct DuplicateFixture: Error, Hashable, Sendable {
  /// The full name.
  public let name: String

  /// Where the fixtures are written.
  public let places: [SourcePlace]
}

extension DuplicateFixture: CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  public var description: String {
    let places = places.map { "\($0)" }.joined(separator: " and ")
    return "Several fixtures are called '\(name)', at \(places); give each a name of its own."
  }
}

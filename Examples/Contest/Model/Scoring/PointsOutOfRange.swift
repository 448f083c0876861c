/// There are too few or too many points for something.
public struct PointsOutOfRange: Error, Hashable, Sendable {
  /// What the points are for.
  public let name: String

  /// The points.
  public let points: Int

  /// The most that there may be.
  public let limit: Int
}

extension PointsOutOfRange: CustomStringConvertible {
  /// What is wrong and what to write instead.
  public var description: String { "\(name) has \(points) points; give 0 to \(limit)" }
}

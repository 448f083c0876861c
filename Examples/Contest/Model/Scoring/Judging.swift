/// What the judges gave a work: 80 points at most.
public struct Judging: Hashable, Sendable {
  /// Design, technology and user experience: 0 to 20.
  public let design: Int

  /// Originality: 0 to 30.
  public let originality: Int

  /// Social value: 0 to 30.
  public let socialValue: Int

  /// Creates a judging.
  ///
  /// - Parameters:
  ///   - design: Design, technology and user experience.
  ///   - originality: Originality.
  ///   - socialValue: Social value.
  ///
  /// - Throws: ``PointsOutOfRange`` when there are too few or too many points for something.
  public init(design: Int, originality: Int, socialValue: Int) throws(PointsOutOfRange) {
    for (name, points, limit) in [
      ("design", design, 20), ("originality", originality, 30), ("social value", socialValue, 30),
    ] where !(0...limit).contains(points) {
      throw PointsOutOfRange(name: name, points: points, limit: limit)
    }
    self.design = design
    self.originality = originality
    self.socialValue = socialValue
  }

  /// All points.
  public var total: Int { design + originality + socialValue }
}

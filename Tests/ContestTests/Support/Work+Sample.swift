import ContestModel

extension Work {
  /// A work that differs from others in its number and its points.
  static func sample(
    _ number: Int = 1,
    points: Int = 0,
    isReleased: Bool = false,
    kits: [String] = [],
    votes: Int = 0,
    final: Int? = nil
  ) throws -> Work {
    Work(
      team: "sample-\(number)",
      region: "Region",
      preliminary: try .sample(points),
      isReleased: isReleased,
      kits: kits,
      votes: votes,
      final: try final.map { try .sample($0) }
    )
  }
}

extension Judging {
  /// A judging of so many points, 80 at most.
  static func sample(_ points: Int) throws -> Judging {
    let design = min(20, points)
    let originality = min(30, points - design)
    return try Judging(
      design: design,
      originality: originality,
      socialValue: points - design - originality
    )
  }
}

extension KitCatalog {
  /// Three listed kits.
  static let sample = KitCatalog(text: "Map\nAds\nPush\n")
}

import ContestModel
import Testing

struct ContestScorerTests {
  private let scorer = ContestScorer(kits: .sample)

  @Test(arguments: [
    (["Map", "Ads", "Other"], 10), (["Map", "Other"], 6), (["Map", "Ads", "Push"], 10), ([], 0),
    (["Other"], 2), (["Map", "Map", "Map"], 4), (["A", "B", "C", "D", "E", "F"], 10),
  ])
  func `A9: listed kits give four points, others two, ten at most, and duplicates count once`(
    _ kits: [String],
    _ bonus: Int
  ) {
    #expect(KitCatalog.sample.bonus(for: kits) == bonus)
  }

  @Test func `A9: a perfect work has a hundred points in both rounds`() throws {
    let work = try Work.sample(
      points: 80,
      isReleased: true,
      kits: ["Map", "Ads", "Push"],
      votes: 7,
      final: 80
    )

    #expect(scorer.preliminaryScore(of: work) == 100)
    #expect(scorer.finalScore(of: work, highestVotes: 7) == 100)
  }

  @Test(arguments: [(30, 60, 5.0), (60, 60, 10), (0, 60, 0), (0, 0, 0), (1, 3, 10.0 / 3)])
  func `A9: votes count in proportion to the highest, and nothing when there are none`(
    _ votes: Int,
    _ highest: Int,
    _ points: Double
  ) {
    #expect(scorer.publicReview(votes: votes, of: highest) == points)
  }

  @Test func `A9: of twenty-five works exactly the twenty best go on`() throws {
    let works = try (1...25).map { try Work.sample($0, points: $0 % 2 == 0 ? $0 : 60 - $0) }

    let finalists = scorer.finalists(among: works)

    let points = works.map { scorer.preliminaryScore(of: $0) }.sorted(by: >)
    #expect(finalists.count == 20)
    #expect(finalists.map { scorer.preliminaryScore(of: $0) } == Array(points.prefix(20)))
  }

  @Test func `A9: of equal works those that were entered first go on`() throws {
    let works = try (1...25).map { try Work.sample($0, points: 40) }

    #expect(scorer.finalists(among: works) == Array(works.prefix(20)))
  }

  @Test func `A9: the final ranks by its own judging, and what was not judged again is last`()
    throws
  {
    let works = [
      try Work.sample(1, points: 80, isReleased: true, votes: 10, final: 10),
      try .sample(2, points: 10, votes: 5, final: 80), try .sample(3, points: 70),
      try .sample(4, points: 5, votes: 20, final: 80),
    ]

    #expect(
      scorer.ranking(of: works).map(\.team) == ["sample-4", "sample-2", "sample-1", "sample-3"]
    )
    #expect(scorer.finalScore(of: works[1], highestVotes: 20) == 82.5)
    #expect(scorer.finalScore(of: works[2], highestVotes: 20) == nil)
  }

  @Test(arguments: [(21, 0, 0, "design"), (0, 31, 0, "originality"), (0, 0, -1, "social value")])
  func `points that cannot be are refused by name`(
    _ design: Int,
    _ originality: Int,
    _ socialValue: Int,
    _ name: String
  ) {
    let error = #expect(throws: PointsOutOfRange.self) {
      try Judging(design: design, originality: originality, socialValue: socialValue)
    }
    #expect(error?.name == name)
  }
}

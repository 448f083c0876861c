/// The rules by which works are scored and chosen; it knows nothing but the kits.
public struct ContestScorer: Sendable {
  /// How many works of a region go on to the final.
  public static let finalistCount = 20

  private let kits: KitCatalog

  /// Creates a scorer.
  ///
  /// - Parameter kits: The kits that count as listed ones.
  public init(kits: KitCatalog) {
    self.kits = kits
  }

  /// The preliminary score: the judges' points, 10 for a released work, and the bonus for its kits.
  ///
  /// - Parameter work: The work.
  ///
  /// - Returns: The score, 100 at most.
  public func preliminaryScore(of work: Work) -> Int {
    work.preliminary.total + (work.isReleased ? 10 : 0) + kits.bonus(for: work.kits)
  }

  /// The works of a region that go on: the best, and of equal ones those that were entered first.
  ///
  /// - Parameter works: The works of one region, in the order of their entry.
  ///
  /// - Returns: The finalists, the best first.
  public func finalists(among works: [Work]) -> [Work] {
    Array(ranked(works) { Double(preliminaryScore(of: $0)) }.prefix(Self.finalistCount))
  }

  /// The points for the public's votes: 10 for the most votes, and others in proportion.
  ///
  /// - Parameters:
  ///   - votes: The votes for a work.
  ///   - highest: The most votes for any finalist; none for anybody gives none to all.
  ///
  /// - Returns: The points.
  public func publicReview(votes: Int, of highest: Int) -> Double {
    highest > 0 ? 10 * Double(votes) / Double(highest) : 0
  }

  /// The final score: the judges' second points, the public's, and the bonus for the kits.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - highest: The most votes for any finalist.
  ///
  /// - Returns: The score, 100 at most; nil when the work has not been judged again.
  public func finalScore(of work: Work, highestVotes highest: Int) -> Double? {
    work.final.map {
      Double($0.total) + publicReview(votes: work.votes, of: highest)
        + Double(kits.bonus(for: work.kits))
    }
  }

  /// Orders finalists by the final alone; what has not been judged again comes last.
  ///
  /// - Parameter finalists: The finalists of a region.
  ///
  /// - Returns: The finalists, the best first, of equal ones in the order given.
  public func ranking(of finalists: [Work]) -> [Work] {
    let highest = highestVotes(among: finalists)
    return ranked(finalists) { finalScore(of: $0, highestVotes: highest) ?? -1 }
  }

  /// The most votes for any finalist.
  ///
  /// - Parameter finalists: The finalists of a region.
  ///
  /// - Returns: The votes.
  public func highestVotes(among finalists: [Work]) -> Int { finalists.map(\.votes).max() ?? 0 }

  private func ranked(_ works: [Work], by score: (Work) -> Double) -> [Work] {
    let scores = works.map(score)
    return works.indices
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
      .map { works[$0] }
  }
}

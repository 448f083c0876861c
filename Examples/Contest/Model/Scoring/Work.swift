/// What a team has entered; the score belongs to the team.
public struct Work: Hashable, Sendable {
  /// The team's handle.
  public let team: String

  /// The region of the team.
  public let region: String

  /// The judges' points of the preliminary.
  public let preliminary: Judging

  /// Whether people can get the work.
  public let isReleased: Bool

  /// The kits that it uses.
  public let kits: [String]

  /// The public's votes.
  public let votes: Int

  /// The judges' points of the final, once there are any.
  public let final: Judging?

  /// Creates a work.
  ///
  /// - Parameters:
  ///   - team: The team's handle.
  ///   - region: The region of the team.
  ///   - preliminary: The judges' points of the preliminary.
  ///   - isReleased: Whether people can get the work.
  ///   - kits: The kits that it uses.
  ///   - votes: The public's votes.
  ///   - final: The judges' points of the final, once there are any.
  public init(
    team: String,
    region: String,
    preliminary: Judging,
    isReleased: Bool = false,
    kits: [String] = [],
    votes: Int = 0,
    final: Judging? = nil
  ) {
    self.team = team
    self.region = region
    self.preliminary = preliminary
    self.isReleased = isReleased
    self.kits = kits
    self.votes = votes
    self.final = final
  }
}

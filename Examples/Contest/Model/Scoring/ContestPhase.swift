public import Foundation

/// What goes on in the contest at some moment; the boundaries are those of UTC+8.
public enum ContestPhase: String, Hashable, Sendable, CaseIterable {
  /// The contest has not begun.
  case before = "before the contest"

  /// Works are entered: from 10 June until 20 August, 18:00.
  case entry

  /// The preliminary is judged: until the end of 9 September.
  case preliminary

  /// The public votes: until the end of 23 September.
  case publicReview = "public review"

  /// The final is judged: from then until the end of October.
  case final

  /// The contest is over.
  case after = "after the contest"

  /// The phase at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - year: The year of the contest.
  ///
  /// - Returns: The phase; a boundary belongs to what begins there.
  public static func phase(at date: Date, year: Int) -> ContestPhase {
    let beginnings: [(ContestPhase, month: Int, day: Int, hour: Int)] = [
      (.entry, 6, 10, 0), (.preliminary, 8, 20, 18), (.publicReview, 9, 10, 0), (.final, 9, 24, 0),
      (.after, 11, 1, 0),
    ]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 8 * 60 * 60) ?? .gmt
    let begun = beginnings.last { beginning in
      let components = DateComponents(
        year: year,
        month: beginning.month,
        day: beginning.day,
        hour: beginning.hour
      )
      return calendar.date(from: components).map { $0 <= date } ?? false
    }
    return begun?.0 ?? .before
  }
}

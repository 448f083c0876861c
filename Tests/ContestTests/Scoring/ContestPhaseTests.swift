import ContestModel
import Foundation
import Testing

struct ContestPhaseTests {
  @Test(arguments: [
    ("2021-06-09T23:59:59+08:00", ContestPhase.before), ("2021-06-10T00:00:00+08:00", .entry),
    ("2021-08-20T17:59:59+08:00", .entry), ("2021-08-20T18:00:00+08:00", .preliminary),
    ("2021-08-20T10:00:00Z", .preliminary), ("2021-08-20T09:59:59Z", .entry),
    ("2021-09-09T23:59:59+08:00", .preliminary), ("2021-09-10T00:00:00+08:00", .publicReview),
    ("2021-09-23T23:59:59+08:00", .publicReview), ("2021-09-24T00:00:00+08:00", .final),
    ("2021-10-31T23:59:59+08:00", .final), ("2021-11-01T00:00:00+08:00", .after),
  ])
  func `A9: the phase follows from the moment, and changes at the boundary`(
    _ date: String,
    _ phase: ContestPhase
  ) throws {
    #expect(ContestPhase.phase(at: try Date(date, strategy: .iso8601), year: 2021) == phase)
  }
}

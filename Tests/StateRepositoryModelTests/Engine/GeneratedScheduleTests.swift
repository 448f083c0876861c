import StateRepositoryModel
import Synchronization
import Testing

/// Random interleavings of operations, failures and cancellations.
@Suite(.timeLimit(.minutes(10)))
struct GeneratedScheduleTests {
  @Test func `a thousand schedules keep what is promised`() async {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Schedules of seed \(seed)")
    for number in 0..<1_000 {
      let complaints = await GeneratedSchedule(seed: seed &+ UInt64(number)).run()
      #expect(complaints == [], "schedule of seed \(seed &+ UInt64(number))")
      if !complaints.isEmpty { return }
    }
  }
}

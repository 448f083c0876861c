import Foundation
import HeirloomTesting
import Testing

struct FixedTests {
  @Test func `identifiers count from one`() {
    let makeID = SequentialUUIDs()

    #expect(makeID().uuidString == "00000000-0000-0000-0000-000000000001")
    for _ in 2..<256 { _ = makeID() }
    #expect(makeID().uuidString == "00000000-0000-0000-0000-000000000100")
    #expect(SequentialUUIDs()().uuidString == "00000000-0000-0000-0000-000000000001")
  }

  @Test func `identifiers of one source are never the same, whoever asks`() async {
    let makeID = SequentialUUIDs()
    let all = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in makeID() } } }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }

    #expect(all.count == 8_000)
  }

  @Test func `one seed gives the same numbers, another one others`() {
    var first = SeededGenerator(seed: 1)
    var again = SeededGenerator(seed: 1)
    var other = SeededGenerator(seed: 2)
    let numbers = (0..<100).map { _ in first.next() }

    #expect(numbers == (0..<100).map { _ in again.next() })
    #expect(numbers != (0..<100).map { _ in other.next() })
    #expect(Set(numbers).count == 100)
    #expect(numbers.first == 0x910A_2DEC_8902_5CC1)
  }

  @Test func `the fixed date reads the same wherever a test runs`() {
    let formatter = DateFormatter()
    formatter.calendar = .fixed
    formatter.locale = .fixed
    formatter.timeZone = .fixed
    formatter.dateFormat = "EEEE d MMMM yyyy HH:mm:ss"

    #expect(formatter.string(from: .fixed) == "Monday 1 January 2001 12:00:00")
    #expect(Calendar.fixed.component(.hour, from: .fixed) == 12)
  }
}

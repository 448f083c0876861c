import RequestScopeModel
import Testing

struct RequestCountsTests {
  @Test func `nothing is amiss when every end is counted once`() {
    var counts = RequestCounts()
    counts.requests = 3
    counts.opened = 3
    counts.closed = 3
    counts.committed = 1
    counts.rolledBack = 1
    counts.commitsRefused = 1
    counts.usersLeft = 3
    counts.logsWritten = 3

    #expect(counts.discrepancies.isEmpty)
  }

  @Test(
    arguments: [
      \RequestCounts.requests, \.opened, \.closed, \.committed, \.rolledBack, \.commitsRefused,
      \.usersLeft, \.logsWritten, \.hooksRunAgain, \.outOfOrder,
    ] as [any WritableKeyPath<RequestCounts, Int> & Sendable]
  )
  func `one too many is told`(_ counter: any WritableKeyPath<RequestCounts, Int> & Sendable) {
    var counts = RequestCounts()
    counts[keyPath: counter] += 1

    #expect(!counts.discrepancies.isEmpty)
  }

  @Test func `what many tasks count is not lost`() async {
    let counters = RequestCounters()

    let numbers = await withTaskGroup(returning: Set<Int>.self) { group in
      for _ in 0..<200 { group.addTask { counters.count(\.requests) } }
      return await group.reduce(into: []) { $0.insert($1) }
    }

    #expect(numbers == Set(1...200))
    #expect(counters.counts.requests == 200)
  }
}

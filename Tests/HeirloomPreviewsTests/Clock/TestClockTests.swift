import HeirloomPreviews
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct TestClockTests {
  private let clock = TestClock()

  @Test func `no time passes by itself`() {
    #expect(clock.now == TestClock.Instant())
    #expect(clock.minimumResolution == .zero)
    #expect(TestClock(now: .init(offset: .seconds(3))).now.offset == .seconds(3))
  }

  @Test func `who sleeps wakes when the time has come, not before`() async throws {
    let isAwake = Atomic(false)
    async let sleeper: Void = {
      try await clock.sleep(for: .seconds(10))
      isAwake.store(true, ordering: .relaxed)
    }()
    try await clock.sleepers()

    try clock.advance(by: .seconds(9))
    let isEarly = isAwake.load(ordering: .relaxed)
    #expect(!isEarly)
    try clock.advance(by: .seconds(1))
    try await sleeper

    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `who sleeps until now or earlier does not sleep`() async throws {
    try await clock.sleep(for: .zero)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
  }

  @Test func `those whose time has come wake in the order of their times`() async throws {
    let (order, wakings) = AsyncStream.makeStream(of: Int.self)
    let clock = clock
    var iterator = order.makeAsyncIterator()
    try await withThrowingTaskGroup { group in
      for (index, seconds) in [3, 1, 2].enumerated() {
        group.addTask {
          try await clock.sleep(for: .seconds(seconds))
          wakings.yield(seconds)
        }
        try await clock.sleepers(index + 1)
      }
      for seconds in 1...3 {
        try clock.advance(by: .seconds(1))
        #expect(await iterator.next() == seconds)
      }
      try await group.waitForAll()
    }
  }

  @Test func `running lets time pass until the last one wakes`() async throws {
    let clock = clock
    try await withThrowingTaskGroup { group in
      for seconds in [3, 1, 2] { group.addTask { try await clock.sleep(for: .seconds(seconds)) } }
      try await clock.sleepers(3)
      try clock.run()
      try await group.waitForAll()
    }
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `letting time pass for nobody is an error, and no time passes`() {
    let error = #expect(throws: NothingIsSleeping.self) { try clock.advance(by: .seconds(1)) }
    #expect(
      error?.description
        == "Nobody sleeps on the clock, so letting 1.0 seconds pass would mean nothing; "
        + "wait for 'sleepers()' first."
    )
    let other = #expect(throws: NothingIsSleeping.self) { try clock.run() }
    #expect(other?.duration == nil)
    #expect(clock.now.offset == .zero)
  }

  @Test func `a task that is cancelled wakes with an error, and sleeps no longer`() async throws {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.sleepers()

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(throws: NothingIsSleeping.self) { try clock.run() }
  }

  @Test func `waiting for sleepers can be cancelled`() async {
    let clock = clock
    let task = Task { try await clock.sleepers(2) }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `an operation that sleeps in a loop is run to its end, turn by turn`() async throws {
    let clock = clock
    let times = try await clock.run {
      var times: [Duration] = []
      for _ in 0..<5 {
        try await clock.sleep(for: .seconds(2))
        times.append(clock.now.offset)
      }
      return times
    }

    #expect(times == [2, 4, 6, 8, 10].map { .seconds($0) })
  }

  @Test func `an operation that fails ends the run with its error`() async {
    let clock = clock
    await #expect(throws: SampleError.self) {
      try await clock.run {
        try await clock.sleep(for: .seconds(1))
        throw SampleError()
      }
    }
  }

  @Test func `time does not go back`() async {
    await #expect(processExitsWith: .failure) {
      try TestClock().advance(by: .seconds(-1))
    }
  }

  @Test func `sleepers on many threads all wake`() async throws {
    let clock = clock
    try await withThrowingTaskGroup { group in
      for number in 1...500 {
        group.addTask { try await clock.sleep(for: .seconds(number % 7 + 1)) }
      }
      try await clock.sleepers(500)
      try clock.run()
      try await group.waitForAll()
    }
    #expect(clock.now.offset == .seconds(7))
  }
}

import Heirloom
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct WarmUpTests {
  @Test func `warming up makes the values and what they are made from`() async throws {
    let scope = Scope(.live)

    try await scope.warmUp(\.flightService, \.flightSettings)

    #expect(scope.makingLog.labels == ["settings", "service"])
    _ = try await scope.flightService
    #expect(scope.makingLog.labels == ["settings", "service"])
  }

  @Test func `several values are read at once by a maker`() async throws {
    let gate = AsyncGate()
    let scope = Scope(.live) { $0.warmGate = gate }

    let total = Task { try await scope.warmTotal }
    await gate.reached(by: 3)
    gate.open()

    #expect(try await total.value == 6)
  }

  @Test func `the first failure of several reads gives up the others`() async throws {
    let scope = Scope(.live) { $0.warmGate = AsyncGate() }

    await #expect(throws: WarmError()) { try await scope.warmHopeless }
  }

  @Test(arguments: 1...4)
  func `no more makers run at once than the limit says`(_ limit: Int) async throws {
    let meter = WarmMeter()
    let scope = Scope(.live) { $0.warmMeter = meter }

    try await scope.warmUp(
      \.[warm: 1],
      \.[warm: 2],
      \.[warm: 3],
      \.[warm: 4],
      \.[warm: 5],
      \.[warm: 6],
      limit: limit
    )

    #expect(meter.most <= limit)
    #expect(meter.count == 6)
  }

  @Test func `as many makers run at once as the limit says`() async throws {
    let gate = AsyncGate()
    let scope = Scope(.live) { $0.warmGate = gate }

    let warmUp = Task { try await scope.warmUp(\.warmOne, \.warmTwo, \.warmThree, limit: 3) }
    await gate.reached(by: 3)
    gate.open()

    try await warmUp.value
  }

  @Test func `a maker that waits for another does not count`() async throws {
    let scope = Scope(.live) { $0.warmMeter = WarmMeter() }

    try await scope.warmUp(\.[warmChain: 9], \.[warmChain: 5], limit: 1)

    #expect(try await scope[\.[warmChain: 9]] == 9)
  }

  @Test func `the first failure cancels the rest and is thrown`() async throws {
    let gate = AsyncGate()
    let scope = Scope(.live) { $0.warmGate = gate }

    await #expect(throws: WarmError()) {
      try await scope.warmUp(\.warmOne, \.warmFailing, \.warmTwo, limit: 2)
    }

    gate.open()
    #expect(try await scope.warmOne == 1)
  }

  @Test func `warming up nothing and warming up twice do nothing`() async throws {
    let scope = Scope(.live)

    try await scope.warmUp(\.flightService, limit: 1)
    try await scope.warmUp(\.flightService, limit: 1)

    #expect(scope.makingLog.labels == ["settings", "service"])
  }

  @Test func `the scope that is current stays so for a reader of its values`() async throws {
    let scope = Scope(.live)

    let isCurrent = try await scope.run {
      try await scope.warmUp(\.flightService)
      return Scope.current == scope
    }

    #expect(isCurrent)
  }

  @Test func `a limit below one ends the program`() async {
    await #expect(processExitsWith: .failure) {
      try await Scope(.live).warmUp(\.flightService, limit: 0)
    }
  }
}

private struct WarmError: Error, Equatable {}

/// Counts how many makers run at once.
private final class WarmMeter: Sendable {
  private let state = Mutex((now: 0, most: 0, count: 0))

  var most: Int { state.withLock { $0.most } }
  var count: Int { state.withLock { $0.count } }

  func pass() async {
    state.withLock { state in
      state.now += 1
      state.count += 1
      state.most = max(state.most, state.now)
    }
    for _ in 0..<20 { await Task.yield() }
    state.withLock { $0.now -= 1 }
  }
}

extension Providers {
  fileprivate var warmGate: Provider<AsyncGate> { .required() }
  fileprivate var warmMeter: Provider<WarmMeter> { .required() }
  fileprivate var warmOne: AsyncProvider<Int> {
    AsyncProvider {
      try await $0.warmGate.pass()
      return 1
    }
  }
  fileprivate var warmTwo: AsyncProvider<Int> {
    AsyncProvider {
      try await $0.warmGate.pass()
      return 2
    }
  }
  fileprivate var warmThree: AsyncProvider<Int> {
    AsyncProvider {
      try await $0.warmGate.pass()
      return 3
    }
  }
  fileprivate var warmFailing: AsyncProvider<Int> { AsyncProvider { _ in throw WarmError() } }
  fileprivate var warmTotal: AsyncProvider<Int> {
    AsyncProvider {
      let (one, two, three) = try await $0.all(\.warmOne, \.warmTwo, \.warmThree)
      return one + two + three
    }
  }
  fileprivate var warmHopeless: AsyncProvider<Int> {
    AsyncProvider {
      let (one, other) = try await $0.all(\.warmOne, \.warmFailing)
      return one + other
    }
  }
  fileprivate subscript(warm number: Int) -> AsyncProvider<Int> {
    AsyncProvider {
      await $0.warmMeter.pass()
      return number
    }
  }
  fileprivate subscript(warmChain number: Int) -> AsyncProvider<Int> {
    AsyncProvider {
      guard number > 0 else { return 0 }
      return try await $0[dynamicMember: \.[warmChain: number - 1]] + 1
    }
  }
}

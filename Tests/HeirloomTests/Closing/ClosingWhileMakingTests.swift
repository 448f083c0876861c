import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClosingWhileMakingTests {
  @Test func `a value that is being made is waited for and closed`() async throws {
    let (entered, leave) = (Gate(), Gate())
    let scope = Scope(.live) { $0.closingQueue = QueueGates(entered: entered, leave: leave) }
    let log = scope.makingLog
    let reader = Task.detached { await Threads.run { scope.closingSlow.name } }
    _ = await Threads.run { entered.pass() }

    let closing = Task {
      try await scope.close()
      log.note("closed")
    }
    for _ in 0..<20 { await Task.yield() }
    log.note("still open")
    leave.open()

    try await closing.value
    #expect(await reader.value == "slow")
    #expect(log.labels == ["still open", "make slow", "close slow", "closed"])
  }

  @Test func `what is being made in a derived scope is waited for, too`() async throws {
    let (entered, leave) = (Gate(), Gate())
    let root = Scope(.live)
    let child = root.overriding(
      \.closingQueue,
      with: QueueGates(entered: entered, leave: leave)
    )
    let log = root.makingLog
    let reader = Task.detached { await Threads.run { child.closingSlow.name } }
    _ = await Threads.run { entered.pass() }

    let closing = Task { try await root.close() }
    for _ in 0..<20 { await Task.yield() }
    leave.open()

    try await closing.value
    #expect(await reader.value == "slow")
    #expect(log.labels == ["make slow", "close slow"])
  }

  @Test func `an asynchronous maker is cancelled and its readers are told`() async throws {
    let script = FlightScript(failures: 0)
    let scope = Scope(.live) { $0.flightScript = script }
    let reader = Task { try await scope.flightScripted }
    await script.gate.reached()

    try await scope.close()

    await #expect(throws: CancellationError.self) { try await reader.value }
    #expect(script.cancellations == 1)
  }

  @Test func `a maker that ignores the deadline does not hold up the close`() async throws {
    let (entered, leave) = (Gate(), Gate())
    let scope = Scope(.live) { $0.closingQueue = QueueGates(entered: entered, leave: leave) }
    let log = scope.makingLog
    let reader = Task.detached { await Threads.run { scope.closingSlow.name } }
    _ = await Threads.run { entered.pass() }

    let clock = BellClock()
    clock.bell.open()
    try await scope.close(within: .seconds(5), clock: clock)
    leave.open()

    #expect(await reader.value == "slow")
    // Its hook runs all the same, when the maker has come to its end.
    while !log.labels.contains("close slow") { await Task.yield() }
  }

  @Test func `a maker may close the scope that it is made in`() async throws {
    let holder = ScopeHolder()
    let failures = FailureLog()
    holder.scope = Scope(.live) {
      $0.failureHandler = failures.handler
      $0.closingOwner = holder
    }

    let value = try await holder.scope?.closingItself

    #expect(value == "closed")
    holder.scope = nil
  }

  @Test func `reads and closes at once neither hang nor crash`() async throws {
    for _ in 0..<Endurance.rounds(500) {
      let root = Scope(.live) {
        $0.closedScopePolicy = .lenient
        $0.failureHandler = FailureLog().handler
      }
      let log = root.makingLog
      let children = (0..<4).map { root.overriding(\.closingRequest, with: $0) }

      await withTaskGroup(of: Void.self) { group in
        for child in children {
          for _ in 0..<4 { group.addTask { _ = try? await child.closingFlight } }
          group.addTask { try? await child.close() }
        }
      }
      try await root.close()
      let made = log.labels.filter { $0.hasPrefix("make flight") }.count
      #expect(log.labels.filter { $0.hasPrefix("close flight") }.count == made)
    }
  }
}

extension Providers {
  fileprivate var closingQueue: Provider<QueueGates> { .required() }
  fileprivate var closingSlow: Provider<Resource> {
    Provider {
      $0.closingQueue.entered.open()
      return Resource($0.closingQueue.leave.pass() ? "slow" : "stuck", $0.makingLog)
    }.onClose { $0.close() }
  }
  fileprivate var closingOwner: Provider<ScopeHolder> { .required() }
  fileprivate var closingItself: AsyncProvider<String> {
    AsyncProvider {
      try await $0.closingOwner.scope?.close()
      return "closed"
    }
  }
  fileprivate var closingFlight: AsyncProvider<Resource> {
    AsyncProvider { Resource("flight \($0.closingRequest)", $0.makingLog) }.onClose { $0.close() }
  }
}

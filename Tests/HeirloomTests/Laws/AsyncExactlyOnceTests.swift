import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsyncExactlyOnceTests {
  @Test func `many tasks get one instance of one making`() async throws {
    for _ in 0..<50 {
      let root = Scope(.live)

      let values = try await inTasks(64) { try await root.flightService }

      #expect(values.allSatisfy { $0 === values[0] })
      #expect(root.makingLog.labels == ["settings", "service"])
    }
  }

  @Test func `parent and children asking at once share one instance`() async throws {
    let root = Scope(.live)
    let children = (0..<16).map { root.overriding(\.makingLogLabel, with: "\($0)") }

    let values = try await inTasks(16) { [children] in
      try await children.randomElement()?.flightService
    }

    #expect(values.allSatisfy { $0 === values[0] })
    #expect(root.makingLog.count(of: "service") == 1)
  }

  @Test func `a failure is delivered to all who wait and is not kept`() async throws {
    let script = FlightScript()
    let scope = Scope(.live) { $0.flightScript = script }
    let readers = (0..<8).map { _ in Task { try await scope.flightScripted } }
    await script.gate.reached()

    script.gate.open()

    for reader in readers {
      await #expect(throws: FlightScript.Malfunction(attempt: 1)) { try await reader.value }
    }
    #expect(try await scope.flightScripted == "attempt 2")
    #expect(try await scope.flightScripted == "attempt 2")
  }

  @Test func `a sibling does not receive a failure that is not its own`() async throws {
    let script = FlightScript()
    let root = Scope(.live)
    let failing = root.overriding(\.flightScript, with: script)
    let sibling = root.overriding(\.flightScript, with: FlightScript(failures: 0, isOpen: true))
    let reader = Task { try await failing.flightScripted }
    await script.gate.reached()
    // Before the first making has shown what the value is made from, siblings wait for it.
    let other = Task { try await sibling.flightScripted }
    await Task.yield()

    script.gate.open()

    await #expect(throws: FlightScript.Malfunction(attempt: 1)) { try await reader.value }
    #expect(try await other.value == "attempt 1")
  }

  @Test func `siblings that each get their own are in flight together`() async throws {
    let root = Scope(.live) { $0.flightScript = FlightScript(failures: 0, isOpen: true) }
    _ = try await root.flightScripted
    let gate = AsyncGate()
    let siblings = (0..<100).map { _ in
      root.overriding(\.flightScript, with: FlightScript(failures: 0, gate: gate))
    }

    let readers = siblings.map { sibling in Task { try await sibling.flightScripted } }
    await gate.reached(by: 100)
    gate.open()

    for reader in readers { #expect(try await reader.value == "attempt 1") }
  }

  @Test func `a cancelled reader stops waiting and the flight goes on`() async throws {
    let script = FlightScript(failures: 0)
    let scope = Scope(.live) { $0.flightScript = script }
    let first = Task { try await scope.flightScripted }
    await script.gate.reached()
    let second = Task { try await scope.flightScripted }

    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    // Whether or not the second had come to wait by then, there is one value in the end.
    script.gate.open()

    #expect(["attempt 1", "attempt 2"].contains(try await second.value))
  }

  @Test func `a flight goes on while anybody waits for it`() async throws {
    let script = FlightScript(failures: 0)
    let scope = Scope(.live) { $0.flightScript = script }
    let owner = Task { try await scope.flightScripted }
    await script.gate.reached()
    let readers = (0..<100).map { _ in Task { try await scope.flightScripted } }
    for _ in 0..<10 { await Task.yield() }

    for reader in readers { reader.cancel() }
    for reader in readers {
      await #expect(throws: CancellationError.self) { try await reader.value }
    }
    script.gate.open()

    #expect(try await owner.value == "attempt 1")
    #expect(script.cancellations == 0)
  }

  @Test func `a flight is cancelled when the last reader has left, and the next one tries again`()
    async throws
  {
    let script = FlightScript(failures: 0)
    let scope = Scope(.live) { $0.flightScript = script }
    let readers = (0..<4).map { _ in Task { try await scope.flightScripted } }
    await script.gate.reached()

    for reader in readers { reader.cancel() }
    for reader in readers {
      await #expect(throws: CancellationError.self) { try await reader.value }
    }
    // Had the flight not been cancelled before the last reader was told, it would land now.
    script.gate.open()

    #expect(try await scope.flightScripted == "attempt 2")
    #expect(script.cancellations == 1)
  }

  @Test func `a cancelled task begins no flight, and gets what is remembered`() async throws {
    let scope = Scope(.live)
    let settings = try await scope.flightSettings

    let (service, remembered) = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let service = await Result { try await scope.flightService }
      return (service, try? await scope.flightSettings)
    }.value

    #expect(throws: CancellationError.self) { try service.get() }
    #expect(remembered === settings)
    #expect(scope.makingLog.labels == ["settings"])
  }

  @Test func `a flight inherits no task-local value of the reader who came first`() async throws {
    let scope = Scope(.live)

    let seen = try await FlightContext.$name.withValue("first") { try await scope.flightContext }

    #expect(seen == "none")
  }

  @Test func `two chains that need each other's other half both finish`() async throws {
    for _ in 0..<100 {
      let root = Scope(.live) { $0.flightMeeting = AsyncGate() }
      let left = root.overriding(\.flightSide, with: "left")
      let right = root.overriding(\.flightSide, with: "right")

      async let first = left.flightLeft
      async let second = right.flightRight

      #expect(try await [first, second] == ["left of right half", "right of left half"])
    }
  }

  private func inTasks<Value: Sendable>(
    _ count: Int,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: Value.self) { group in
      for _ in 0..<count { group.addTask { try await body() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}

private enum FlightContext {
  @TaskLocal static var name = "none"
}

extension Providers {
  var flightScript: Provider<FlightScript> { .required() }
  var flightScripted: AsyncProvider<String> {
    AsyncProvider { try await $0.flightScript.attempt() }
  }
  fileprivate var flightContext: AsyncProvider<String> { AsyncProvider { _ in FlightContext.name } }
  fileprivate var flightMeeting: Provider<AsyncGate> { .required() }
  fileprivate var flightSide: Provider<String> { Provider { _ in "neither" } }
  fileprivate var flightLeft: AsyncProvider<String> {
    AsyncProvider {
      guard $0.flightSide == "left" else { return "left half" }
      try await $0.flightMeeting.meet()
      return "left of \(try await $0.flightRight)"
    }
  }
  fileprivate var flightRight: AsyncProvider<String> {
    AsyncProvider {
      guard $0.flightSide == "right" else { return "right half" }
      try await $0.flightMeeting.meet()
      return "right of \(try await $0.flightLeft)"
    }
  }
}

extension AsyncGate {
  /// Waits until two have come.
  func meet() async throws {
    async let passage: Void = pass()
    await reached(by: 2)
    open()
    try await passage
  }
}

extension Result where Failure == any Error {
  /// Runs an operation and keeps what it returns or throws.
  init(_ operation: () async throws -> Success) async {
    do { self = .success(try await operation()) } catch { self = .failure(error) }
  }
}

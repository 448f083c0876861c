import HeirloomPreviews
import Testing

@Suite(.timeLimit(.minutes(10)))
struct GateTests {
  @Test func `what is at the gate is seen there and goes on with the value`() async throws {
    let gate = Gate<Int>()
    async let passed = gate.pass()
    try await gate.reached()

    gate.open(7)

    #expect(try await passed == 7)
  }

  @Test func `who comes after the opening passes at once`() async throws {
    let gate = Gate<Int>()
    gate.open(7)

    #expect(try await gate.pass() == 7)
  }

  @Test func `a gate is opened once`() async throws {
    let gate = Gate<Int>()
    gate.open(7)
    gate.open(8)
    gate.open(throwing: SampleError())

    #expect(try await gate.pass() == 7)
  }

  @Test func `an error is thrown to all who wait`() async throws {
    let gate = Gate<Void>()
    let tasks = (0..<3).map { _ in Task { try await gate.pass() } }
    try await gate.reached()

    gate.open(throwing: SampleError())

    for task in tasks { await #expect(throws: SampleError.self) { try await task.value } }
  }

  @Test func `one who is cancelled leaves, and the others stay`() async throws {
    let gate = Gate<Int>()
    let cancelled = Task { try await gate.pass() }
    let other = Task { try await gate.pass() }
    try await gate.reached()

    cancelled.cancel()

    await #expect(throws: CancellationError.self) { try await cancelled.value }
    gate.open(7)
    #expect(try await other.value == 7)
  }

  @Test func `one who was cancelled before does not wait`() async throws {
    let gate = Gate<Int>()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await gate.pass()
    }

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `who looks out may be cancelled, too`() async throws {
    let gate = Gate<Int>()
    let task = Task { try await gate.reached() }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `cancelling and opening at once lets everybody go exactly once`() async throws {
    for _ in 0..<500 {
      let gate = Gate<Int>()
      let tasks = (0..<4).map { _ in Task { try await gate.pass() } }
      async let opened: Void = gate.open(7)
      for task in tasks { task.cancel() }
      await opened
      for task in tasks {
        switch await task.result {
        case .success(let value): #expect(value == 7)
        case .failure(let error): #expect(error is CancellationError)
        }
      }
    }
  }

  @MainActor
  @Test func `an operation is held where it passes the gate`() async throws {
    let gate = Gate<Int>()
    let model = LoadingModel()

    let task = try await gate.hold { await model.load { try await gate.pass() } }

    #expect(model.isLoading)
    gate.open(7)
    await task.value
    #expect(!model.isLoading)
    #expect(model.value == 7)
  }

  @MainActor
  @Test func `an operation that never comes to the gate is an error that says so`() async throws {
    let gate = Gate<Int>()

    let error = await #expect(throws: GateNotReached.self) { try await gate.hold {} }

    #expect(
      error.map { "\($0)" }
        == "The operation ended without reaching the gate; let what it calls pass the gate."
    )
  }

  @MainActor
  @Test func `an operation is cancelled along with the one who waits for it`() async throws {
    let gate = Gate<Int>()
    let endless = Gate<Int>()
    let model = LoadingModel()
    let task = Task {
      try await gate.hold { await model.load { try await endless.pass() } }
    }
    try await endless.reached()

    task.cancel()

    // The operation ends because it was cancelled, and so never comes to the gate.
    await #expect(throws: (any Error).self) { try await task.value }
    while model.isLoading { await Task.yield() }
  }
}

import RequestScopeModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ApprovalsTests {
  @Test func `all that wait are approved`() async throws {
    let approvals = Approvals()
    try await withThrowingTaskGroup { group in
      for _ in 0..<3 { group.addTask { try await approvals.wait() } }
      await approvals.untilWaiting(3)
      #expect(approvals.approveAll() == 3)
      try await group.waitForAll()
    }
    #expect(approvals.approveAll() == 0)
  }

  @Test func `one that is cancelled waits no more`() async {
    let approvals = Approvals()
    let task = Task { try await approvals.wait() }
    await approvals.untilWaiting(1)

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(approvals.approveAll() == 0)
  }

  @Test func `one that was cancelled before does not begin to wait`() async {
    let approvals = Approvals()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await approvals.wait()
    }

    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

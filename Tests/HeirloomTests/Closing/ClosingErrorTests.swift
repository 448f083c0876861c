import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClosingErrorTests {
  @Test func `all hooks run though some throw, and the failures come back together`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog
    _ = (scope.closingDatabase, scope.closingThrowing, scope.closingRepository)

    let error = await #expect(throws: ClosingError.self) {
      try await scope.close(fileID: "Sample/Main.swift", line: 9)
    }

    #expect(
      error?.description == """
        1 hook failed while a scope was closed. [hooks-failed]
          closed at     Sample/Main.swift:9
          declared at   Sample.closingThrowing (Sample/Throwing.swift:5): threw ResourceError
          to fix        catch in the hook what it can cope with; give slow hooks more time
        """
    )
    guard case .threw(let reason)? = error?.hooks.first?.reason else {
      Issue.record("The hook should have thrown.")
      return
    }
    #expect(reason as? ResourceError == ResourceError(name: "throwing"))
    #expect(
      log.labels.filter { $0.hasPrefix("close") } == ["close repository", "close database"]
    )
    try await scope.close()
  }

  @Test func `a hook that hangs is left alone at the deadline, and the rest is listed`() async {
    let (gate, clock) = (AsyncGate(), BellClock())
    let scope = Scope(.live) { $0.closingGate = gate }
    let log = scope.makingLog
    _ = (
      scope.closingDatabase, scope.closingThrowing, scope.closingHanging, scope.closingRepository
    )

    async let alarm: Void = {
      await gate.reached()
      clock.bell.open()
    }()
    let error = await #expect(throws: ClosingError.self) {
      try await scope.close(
        within: .seconds(5),
        clock: clock,
        fileID: "Sample/Main.swift",
        line: 9
      )
    }
    await alarm

    #expect(
      error?.description == """
        3 hooks failed while a scope was closed. [hooks-failed]
          closed at     Sample/Main.swift:9
          declared at   Sample.closingHanging (Sample/Hanging.swift:6): was still running at the deadline
                        Sample.closingThrowing (Sample/Throwing.swift:5): was not run before the deadline
                        Sample.closingDatabase (Sample/Database.swift:1): was not run before the deadline
          to fix        catch in the hook what it can cope with; give slow hooks more time
        """
    )
    #expect(log.labels.filter { $0.hasPrefix("close") } == ["close repository"])
  }

  @Test func `a hook in time is not disturbed by a deadline`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog
    _ = scope.closingDatabase

    try await scope.close(within: .seconds(3_600))

    #expect(log.labels == ["make database", "close database"])
  }

  @Test func `hooks of derived scopes that did not run in time are listed, too`() async {
    let (gate, clock) = (AsyncGate(), BellClock())
    let root = Scope(.live) { $0.closingGate = gate }
    _ = (root.closingDatabase, root.overriding(\.closingRequest, with: 1).closingWork)
    let child = root.overriding(\.closingGate, with: gate)
    _ = child.closingHanging

    async let alarm: Void = {
      await gate.reached()
      clock.bell.open()
    }()
    let error = await #expect(throws: ClosingError.self) {
      try await root.close(within: .seconds(5), clock: clock)
    }
    await alarm

    #expect(
      error?.hooks.map(\.name) == [
        "Sample.closingHanging", "Sample.closingRepository", "Sample.closingDatabase",
      ]
    )
  }

  #if DEBUG
  @Test func `a scope dropped with hooks unrun is reported`() {
    let failures = FailureLog()
    var scope: Scope? = Scope(.live, fileID: "Sample/Root.swift", line: 7) {
      $0.failureHandler = failures.handler
    }
    _ = scope?.closingRepository

    scope = nil

    #expect(
      failures.messages == [
        """
        A scope went away without being closed, so hooks were not run. [hooks-not-run]
          requested at  the scope made at Sample/Root.swift:7
          declared at   Sample.closingDatabase (Sample/Database.swift:1)
                        Sample.closingRepository (Sample/Repository.swift:2)
          to fix        await scope.close() before the last copy of the scope goes away
        """
      ]
    )
  }
  #endif

  @Test func `a scope dropped after it was closed, or without hooks, is not reported`() async throws
  {
    let failures = FailureLog()
    let configure: (inout Overrides) -> Void = { $0.failureHandler = failures.handler }
    var closed: Scope? = Scope(.live, configure)
    var plain: Scope? = Scope(.live, configure)
    _ = (closed?.closingDatabase, plain?.makingLog)

    try await closed?.close()
    closed = nil
    plain = nil

    #expect(failures.messages == [])
  }
}

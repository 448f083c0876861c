import Heirloom
import Synchronization
import Testing

@Suite struct OutlivingTests {
  @Test func `instances that outlive their scope are listed with where they are made`() async throws
  {
    let failures = FailureLog()
    let kept = Mutex<[Resource]>([])
    try await Self.use(failures) { scope in
      kept.withLock { $0 = [scope.closingDatabase] }
      _ = scope.closingRepository
    }

    #expect(
      failures.messages == [
        """
        1 instance outlives the scope that was closed. [outlives-scope]
          closed at     Sample/Main.swift:9
          declared at   Sample.closingDatabase (Sample/Database.swift:1)
          to fix        find who keeps it: a cycle of references, a closure, a task, a static
        """
      ]
    )
  }

  @Test func `a cycle of references is listed`() async throws {
    let failures = FailureLog()
    let cycle = Mutex<Loop?>(nil)
    try await Self.use(failures) { scope in
      scope.closingLoop.close(scope.closingOtherLoop)
      cycle.withLock { $0 = scope.closingLoop }
    }
    let hasCycle = failures.messages.first?.contains("Sample.closingLoop (Sample/Loop.swift:1)")
    let hasOther = failures.messages.first?.contains(
      "Sample.closingOtherLoop (Sample/Loop.swift:2)"
    )

    #expect(hasCycle == true)
    #expect(hasOther == true)
    cycle.withLock { $0 }?.open()
  }

  @Test func `a clean scope has nothing to list`() async throws {
    let failures = FailureLog()

    try await Self.use(failures) { scope in
      _ = (scope.closingRepository, try await scope.closingInterface, scope.closingNumber)
    }

    #expect(failures.messages == [])
  }

  @Test func `an asynchronous value does not outlive its scope by a moment`() async throws {
    let failures = FailureLog()
    let root = Scope(.live) { $0.failureHandler = failures.handler }

    for number in 0..<Endurance.rounds(2_000) {
      try await root.whileOpen(expectingRelease: true) {
        $0.closingRequest = number
        $0.makingLog = MakingLog()
      } run: { request in
        _ = try await request.closingInterface
      }
    }

    #expect(failures.messages == [])
    try await root.close()
  }

  @Test func `instances of derived scopes are looked at, too`() async throws {
    let failures = FailureLog()
    let kept = Mutex<[Resource]>([])
    try await Self.use(failures) { scope in
      let child = scope.overriding(\.closingRequest, with: 1)
      kept.withLock { $0 = [child.closingWork] }
      return child
    }

    let listed = failures.messages.joined()
    #expect(listed.contains("Sample.closingWork (Sample/Work.swift:4)"))
  }

  @Test func `nobody is told who did not ask`() async throws {
    let failures = FailureLog()
    let kept = Mutex<[Resource]>([])
    var scope: Scope? = Scope(.live) { $0.failureHandler = failures.handler }
    kept.withLock { $0 = [scope?.closingDatabase].compactMap(\.self) }

    try await scope?.close()
    scope = nil

    #expect(failures.messages == [])
  }

  /// Closes a scope after a body that has used it; what the body returns is kept until then.
  private static func use<Rest>(
    _ failures: FailureLog,
    _ body: (Scope) async throws -> Rest
  ) async throws {
    let scope = Scope(.live) {
      $0.failureHandler = failures.handler
      $0.makingLog = MakingLog()
    }
    let rest = try await body(scope)
    defer { withExtendedLifetime(rest) {} }
    try await scope.close(expectingRelease: true, fileID: "Sample/Main.swift", line: 9)
  }
}

/// Half of a cycle of references.
final class Loop: Sendable {
  private let other = Mutex<Loop?>(nil)

  func close(_ other: Loop) {
    self.other.withLock { $0 = other }
    other.other.withLock { $0 = self }
  }

  func open() { other.withLock { $0 = nil } }
}

extension Providers {
  fileprivate var closingLoop: Provider<Loop> {
    Provider(fileID: "Sample/Loop.swift", line: 1) { _ in Loop() }
  }
  fileprivate var closingOtherLoop: Provider<Loop> {
    Provider(fileID: "Sample/Loop.swift", line: 2) { _ in Loop() }
  }
  fileprivate var closingNumber: Provider<Int> { Provider { _ in 1 } }
}

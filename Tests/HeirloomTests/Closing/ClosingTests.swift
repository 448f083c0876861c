import Heirloom
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClosingTests {
  // Guards against: teardown in random order, and child scopes not torn down.
  @Test func `hooks run in reverse order of making, dependants first`() async throws {
    let scope = Scope(.live)
    _ = try await scope.closingInterface

    try await scope.close()

    #expect(
      scope.closingLog == [
        "make database", "make repository", "make interface",
        "close interface", "close repository", "close database",
      ]
    )
  }

  @Test func `derived scopes are closed before, the last one first`() async throws {
    let root = Scope(.live)
    let log = root.makingLog
    let first = root.overriding(\.closingRequest, with: 1)
    let second = root.overriding(\.closingRequest, with: 2)
    let below = second.overriding(\.closingRequest, with: 3)
    _ = (first.closingWork, second.closingWork, below.closingWork)

    try await root.close()

    #expect(
      log.labels.filter { $0.hasPrefix("close") } == [
        "close work 3", "close work 2", "close work 1", "close repository", "close database",
      ]
    )
  }

  @Test func `closing a scope leaves what lives further out alone`() async throws {
    let root = Scope(.live)
    let log = root.makingLog
    let child = root.overriding(\.closingRequest, with: 1)
    _ = child.closingWork

    try await child.close()

    #expect(log.labels.filter { $0.hasPrefix("close") } == ["close work 1"])
    #expect(root.closingWork.name == "work 0")
  }

  @Test func `a second close does nothing`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog
    _ = scope.closingDatabase

    try await scope.close()
    try await scope.close()

    #expect(log.labels == ["make database", "close database"])
  }

  @Test func `a child that has been closed is not closed again with its parent`() async throws {
    let root = Scope(.live)
    let log = root.makingLog
    let child = root.overriding(\.closingRequest, with: 1)
    _ = child.closingWork

    try await child.close()
    try await root.close()
    try await child.close()

    #expect(log.count(of: "close work 1") == 1)
    #expect(log.count(of: "close database") == 1)
  }

  @Test func `many closes at once run each hook once, and all wait for the end`() async throws {
    for _ in 0..<50 {
      let scope = Scope(.live)
      let log = scope.makingLog
      _ = try await scope.closingInterface

      try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 0..<16 {
          group.addTask {
            try await scope.close()
            return log.labels.filter { $0.hasPrefix("close") }
          }
        }
        for try await labels in group {
          #expect(labels == ["close interface", "close repository", "close database"])
        }
      }
    }
  }

  @Test func `parent and child closed at once run each hook once, the child's first`() async throws
  {
    for _ in 0..<100 {
      let root = Scope(.live)
      let log = root.makingLog
      let child = root.overriding(\.closingRequest, with: 1)
      _ = child.closingWork

      async let inner: Void = child.close()
      async let outer: Void = root.close()
      _ = try await (inner, outer)

      #expect(
        log.labels.filter { $0.hasPrefix("close") }
          == ["close work 1", "close repository", "close database"]
      )
    }
  }

  @Test func `what an override gives is not closed`() async throws {
    let log = MakingLog()
    let scope = Scope(.live) {
      $0.makingLog = log
      $0.closingDatabase = Resource("given", log)
      $0.override(\.closingRepository) {
        Resource("mine", from: [$0.closingDatabase], $0.makingLog)
      }
    }
    _ = scope.closingRepository

    try await scope.close()

    #expect(log.labels == ["make given", "make mine"])
  }

  @Test func `a value that an override wraps is closed`() async throws {
    let root = Scope(.live)
    let log = root.makingLog
    let child = root.overriding(\.closingDatabase) {
      Resource("wrapper", from: [$0.closingDatabase], $0.makingLog)
    }
    _ = child.closingDatabase

    try await root.close()

    #expect(log.labels == ["make database", "make wrapper", "close database"])
  }

  @Test func `nothing is made in order to be closed`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog

    try await scope.close()

    #expect(log.labels == [])
  }

  @Test func `hooks added later are called sooner`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog
    _ = scope.closingTwice

    try await scope.close()

    #expect(log.labels == ["second", "first"])
  }

  @Test @MainActor func `the hook of a main-actor value runs on the main actor`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog
    _ = scope.closingMain

    try await scope.close()

    #expect(log.labels == ["on the main actor"])
  }

  @Test func `the value of each key is closed, and only if it was made`() async throws {
    let scope = Scope(.live)
    let log = scope.makingLog
    _ = (scope.closingShelf["a"], scope.closingShelf["b"], scope.closingShelf["a"])

    try await scope.close()

    #expect(log.labels == ["make a", "make b", "close b", "close a"])
  }

  @Test(arguments: [false, true])
  func `a hook that closes its scope, or the one further out, does not wait for itself`(
    _ isRoot: Bool
  ) async throws {
    let root = Scope(.live)
    let log = root.makingLog
    let holder = ScopeHolder()
    let child = root.overriding { $0.closingHolder = holder }
    holder.scope = isRoot ? root : child
    _ = (root.closingDatabase, child.closingItsOwn)

    try await child.close()

    #expect(log.labels.suffix(1) == (isRoot ? ["close database"] : ["make database"]))
    holder.scope = nil
    try await root.close()
    #expect(log.labels == ["make database", "close database"])
  }

  @Test func `closing goes on when whoever asked for it is cancelled`() async throws {
    let gate = AsyncGate()
    let scope = Scope(.live) { $0.closingGate = gate }
    let log = scope.makingLog
    _ = (scope.closingDatabase, scope.closingHanging)

    let closing = Task { try await scope.close() }
    await gate.reached()
    closing.cancel()
    gate.open()

    try await closing.value
    #expect(log.labels == ["make database", "close database"])
  }

  @Test func `hooks that change nothing can still read what is there`() async throws {
    let scope = Scope(.live)
    let holder = ScopeHolder()
    holder.scope = scope.overriding { $0.closingHolder = holder }
    let log = scope.makingLog
    _ = (holder.scope?.closingDatabase, holder.scope?.closingReader)

    try await holder.scope?.close()
    holder.scope = nil

    #expect(log.labels == ["make database", "hook read database"])
    try await scope.close()
  }
}

extension Scope {
  fileprivate var closingLog: [String] {
    // The log itself is a value of the scope, which may be closed by now.
    overriding(\.closedScopePolicy, with: .lenient).makingLog.labels
  }
}

extension Providers {
  fileprivate var closingTwice: Provider<MakingLog> {
    Provider { $0.makingLog }.onClose { $0.note("first") }.onClose { $0.note("second") }
  }
  fileprivate var closingMain: MainProvider<MakingLog> {
    MainProvider { $0.makingLog }.onClose { @MainActor log in
      MainActor.assertIsolated()
      log.note("on the main actor")
    }
  }
  fileprivate var closingShelf: KeyedProvider<String, Resource> {
    KeyedProvider { Resource($1, $0.makingLog) }.onClose { $0.close() }
  }
  fileprivate var closingHolder: Provider<ScopeHolder> { .required() }
  fileprivate var closingItsOwn: Provider<ScopeHolder> {
    Provider { $0.closingHolder }.onClose { try await $0.scope?.close() }
  }
  fileprivate var closingReader: Provider<ScopeHolder> {
    Provider { $0.closingHolder }.onClose {
      guard let scope = $0.scope else { return }
      scope.makingLog.note("hook read \(scope.closingDatabase.name)")
    }
  }
}

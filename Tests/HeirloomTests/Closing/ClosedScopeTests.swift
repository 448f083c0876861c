import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClosedScopeTests {
  private static let message = """
    'Sample.closingDatabase' was read in a closed scope. [closed-scope]
      requested at  the scope made at Sample/Root.swift:7
      closed at     Sample/Main.swift:9
      declared at   Sample/Database.swift:1
      to fix        end what reads the scope before closing it, or read the value earlier
    """

  @Test func `a strict read of what is there ends the program and says where it was closed`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live, fileID: "Sample/Root.swift", line: 7) {
        $0.closedScopePolicy = .strict
      }
      _ = scope.closingDatabase
      try await scope.close(fileID: "Sample/Main.swift", line: 9)
      _ = scope.closingDatabase
    }

    #expect(result.standardError.contains(Self.message))
  }

  @Test func `a lenient read of what is there gives it and is reported once`() async throws {
    let failures = FailureLog()
    let scope = Scope(.live, fileID: "Sample/Root.swift", line: 7) {
      $0.closedScopePolicy = .lenient
      $0.failureHandler = failures.handler
    }
    let database = scope.closingDatabase

    try await scope.close(fileID: "Sample/Main.swift", line: 9)

    for _ in 0..<3 { #expect(scope.closingDatabase === database) }
    #expect(failures.messages == [Self.message])
  }

  @Test func `a lenient read of what is not there ends the program, too`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live, fileID: "Sample/Root.swift", line: 7) {
        $0.closedScopePolicy = .lenient
      }
      try await scope.close(fileID: "Sample/Main.swift", line: 9)
      _ = scope.closingDatabase
    }

    #expect(result.standardError.contains(Self.message))
  }

  @Test func `an asynchronous read of a closed scope is thrown`() async throws {
    let scope = Scope(.live) { $0.closedScopePolicy = .strict }
    try await scope.close()

    let failure = try await #require(throws: Failure.self) { _ = try await scope.flightSettings }

    #expect(failure.id == .closedScope)
    #expect(!failure.isFatal)
  }

  @Test func `a scope derived from a closed one is closed`() async throws {
    let failures = FailureLog()
    let root = Scope(.live) {
      $0.closedScopePolicy = .lenient
      $0.failureHandler = failures.handler
    }
    let child = root.overriding(\.closingRequest, with: 1)
    let work = child.closingWork

    try await root.close()

    #expect(child.closingWork === work)
    #expect(failures.identifiers == [.closedScope])
    #expect(root.overriding { _ in }.closingDatabase === work.parts[0].parts[0])
  }

  @Test func `the value of a key that is there is given, another one ends the program`()
    async throws
  {
    let failures = FailureLog()
    let scope = Scope(.live) {
      $0.closedScopePolicy = .lenient
      $0.failureHandler = failures.handler
    }
    let shelf = scope.closedShelf
    let first = shelf[1]

    try await scope.close()

    #expect(shelf[1] === first)
    #expect(scope.closedShelf[1] === first)
    #expect(failures.identifiers == [.closedScope])
    await #expect(processExitsWith: .failure) {
      let scope = Scope(.live) { $0.closedScopePolicy = .lenient }
      try await scope.close()
      _ = scope.closedShelf[2]
    }
  }

  @Test func `a call of an assisted provider makes something new`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live) { $0.closedScopePolicy = .lenient }
      try await scope.close()
      _ = scope.closedProduct(1)
    }

    #expect(result.standardError.contains("was read in a closed scope. [closed-scope]"))
  }

  @Test func `other scopes of the tree are not affected`() async throws {
    let root = Scope(.live) { $0.closedScopePolicy = .strict }
    let closed = root.overriding(\.closingRequest, with: 1)
    let sibling = root.overriding(\.closingRequest, with: 2)
    _ = closed.closingWork

    try await closed.close()

    #expect(sibling.closingWork.name == "work 2")
    #expect(sibling.closingWork === sibling.closingWork)
    #expect(root.closingWork.name == "work 0")
    #expect(sibling.closedProduct(1) == "product 1")
    try await root.close()
  }

  @Test func `a closed scope that has gone leaves nothing behind`() async throws {
    let root = Scope(.live) { $0.closedScopePolicy = .strict }
    for round in 0..<1_000 {
      try await root.overriding(\.closingRequest, with: round).close()
    }

    #expect(root.closingWork.name == "work 0")
    try await root.close()
  }

  // Guards against: a read on another thread did not see that the scope was closed.
  @Test func `after close has returned every thread sees it`() async throws {
    for _ in 0..<50 {
      let failures = FailureLog()
      let scope = Scope(.live) {
        $0.closedScopePolicy = .lenient
        $0.failureHandler = failures.handler
      }
      _ = scope.closingDatabase
      try await scope.close()

      _ = await Threads.run(4) { _ in scope.closingDatabase }

      #expect(failures.identifiers == [.closedScope])
    }
  }

  @Test func `a running task that keeps reading is told`() async throws {
    let scope = Scope(.live) { $0.closedScopePolicy = .strict }
    let gate = AsyncGate()
    let task = Task {
      try await gate.pass()
      return try await scope.flightSettings
    }
    await gate.reached()

    try await scope.close()
    gate.open()

    await #expect(throws: Failure.self) { try await task.value }
  }
}

extension Providers {
  fileprivate var closedShelf: KeyedProvider<Int, Token> {
    KeyedProvider { _, number in Token("\(number)") }
  }
  fileprivate var closedProduct: AssistedProvider<String, Int> {
    AssistedProvider { "product \($1)" }
  }
}

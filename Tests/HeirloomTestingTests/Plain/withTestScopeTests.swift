import Heirloom
import HeirloomTesting
import Testing

@Suite(.timeLimit(.minutes(10)))
struct WithTestScopeTests {
  @Test func `the scope is current, and what is returned comes back`() async throws {
    let sentence = try await withTestScope {
      $0.word = "plain"
    } run: { scope in
      #expect(Scope.current == scope)
      return provided(\.sentence)
    }

    #expect(sentence == "plain 0")
  }

  @Test func `what was read is checked without any runner`() async throws {
    try await withTestScope { scope in
      _ = scope.sentence
      try scope.touches.check(\.word)
      try scope.touches.check(only: \.sentence, \.word, \.number)
      let error = #expect(throws: UnexpectedTouches.self) {
        try scope.touches.check(only: \.sentence)
      }
      #expect(
        error?.description == """
          The test did not read what it was meant to. [unexpected-touches]
            not expected  HeirloomTestingTests.word, HeirloomTestingTests.number
            all reads     HeirloomTestingTests.sentence, HeirloomTestingTests.word, \
          HeirloomTestingTests.number
          """
      )
    }
  }

  @Test func `what was reported is thrown`() async {
    let error = await #expect(throws: ReportedFailures.self) {
      try await withTestScope { scope in
        _ = scope.server
      }
    }

    #expect(error?.failures.map(\.id) == [.liveRecipeRead])
    #expect(
      error?.description == """
        'HeirloomTestingTests.server' is live and was read in a test scope. [live-recipe-read]
          requested at  the run at HeirloomTestingTests/withTestScopeTests.swift:38
          declared at   HeirloomTestingTests/Providers+Samples.swift:8
          to fix        scope.overriding(\\.server, with: …), or a variant '.test { … }'
        """
    )
  }

  @Test func `an error of the operation counts more than what was reported`() async {
    await #expect(throws: CancellationError.self) {
      try await withTestScope { scope in
        _ = scope.server
        throw CancellationError()
      }
    }
  }

  @MainActor @Test func `the operation keeps the caller's isolation`() async throws {
    try await withTestScope { _ in
      MainActor.assertIsolated()
    }
  }
}

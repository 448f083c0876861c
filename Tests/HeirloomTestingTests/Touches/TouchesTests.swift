import Heirloom
import HeirloomTesting
import Testing

private let log = IssueLog()

@Suite(.serialized, .timeLimit(.minutes(10)))
struct TouchesTests {
  @Test(.scope())
  func `what is read to make something else is touched, too, each once`() {
    _ = provided(\.sentence)
    _ = provided(\.word)

    expectTouched(\.word)
    expectTouched(only: \.number, \.sentence, \.word)
    #expect(
      Touches.current.providers == [
        "HeirloomTestingTests.sentence", "HeirloomTestingTests.word", "HeirloomTestingTests.number",
      ]
    )
  }

  @Test(.scope(deriving: { $0.providing { Line(word: $0.word) } }))
  func `a typed dependency is a touch of its own`() throws {
    _ = try #require(Scope.current)[Line.self]

    #expect(Touches.current.dependencies == ["Line"])
    #expect(Touches.current.providers == ["HeirloomTestingTests.word"])
  }

  @Suite(log.trait) struct Reported {
    @Test(.scope()) func `other things are read than expected`() {
      _ = provided(\.word)

      expectTouched(\.word, \.number)
      expectTouched(only: \.number)
    }

    @Test func `nothing is known without a scope`() {
      expectTouched(\.word)
    }
  }

  @Test func `an unmet expectation lists what was read`() {
    #expect(
      log.entries == [
        IssueLog.Entry(
          text: """
            The test did not read what it was meant to. [unexpected-touches]
              not read      HeirloomTestingTests.number
              all reads     HeirloomTestingTests.word
            """,
          severity: .error,
          line: 35
        ),
        IssueLog.Entry(
          text: """
            The test did not read what it was meant to. [unexpected-touches]
              not read      HeirloomTestingTests.number
              not expected  HeirloomTestingTests.word
              all reads     HeirloomTestingTests.word
            """,
          severity: .error,
          line: 36
        ),
        IssueLog.Entry(
          text: """
            The test did not read what it was meant to. [unexpected-touches]
              not read      HeirloomTestingTests.word
              all reads     none
            """,
          severity: .error,
          line: 40
        ),
      ]
    )
  }

  @Suite(.serialized) struct LastRun {
    @Test(.scope(), LastRunTrait(), arguments: [1, 2])
    func `the list of the last case can be had after it`(_ number: Int) {
      if number == 2 { _ = provided(\.number) } else { _ = provided(\.word) }
    }

    @Test func `it is the list of that case alone`() {
      #expect(LastRunTrait.lists.last?.providers == ["HeirloomTestingTests.number"])
    }
  }
}

private struct Line: Dependency {
  let word: String
}

/// Asks for the list of a parameterised test once all its cases have ended.
private struct LastRunTrait: TestTrait, TestScoping {
  static let lists = TouchesLog()

  func scopeProvider(for test: Test, testCase: Test.Case?) -> LastRunTrait? {
    testCase == nil ? self : nil
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    if let touches = Touches.lastRun(of: test) { Self.lists.add(touches) }
  }
}

import Heirloom
import HeirloomTesting
import Testing

private let log = IssueLog()

@Suite(.serialized, .timeLimit(.minutes(10)))
struct UnusedOverrideTests {
  @Suite(log.trait) struct Reported {
    @Suite(.scope { $0.number = 7 }) struct Unused {
      @Test(arguments: 1...3)
      func `nobody reads the number`(_ round: Int) {
        _ = provided(\.word)
      }
    }

    @Suite(.scope { $0.number = 7 }) struct Used {
      @Test func `one test reads the number`() {
        _ = provided(\.number)
      }

      @Test func `another one does not`() {
        _ = provided(\.word)
      }
    }

    @Test(.scope(allowingUnused: "all targets share it") { $0.number = 7 })
    func `nobody reads the number, for a reason`() {}
  }

  @Test func `what no test has read is one warning, at the trait`() {
    #expect(
      log.entries == [
        IssueLog.Entry(
          text: """
            No test that ran has read the override of 'HeirloomTestingTests.number'. \
            [unused-override]
              overridden    at HeirloomTestingTests/UnusedOverrideTests.swift:10
              to fix        remove it, or say why it stays: '.scope(allowingUnused: "…") { … }'
            """,
          severity: .warning,
          line: 10
        )
      ]
    )
  }
}

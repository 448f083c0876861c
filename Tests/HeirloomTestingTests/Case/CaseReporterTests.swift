import Dispatch
import Heirloom
import HeirloomTesting
import Testing

private let log = IssueLog()

@Suite(.serialized, .timeLimit(.minutes(10)))
struct CaseReporterTests {
  @Suite(log.trait, .scope()) struct Reported {
    @Test func `a live recipe is read at a line of its own`() throws {
      _ = try #require(Scope.current)[\.server]
    }

    @Test func `a live recipe is read where the spelling has no line`() throws {
      _ = try #require(Scope.current).server
    }

    @Test func `a live recipe is read on another thread`() async throws {
      let scope = try #require(Scope.current)
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          _ = scope[\.server]
          continuation.resume()
        }
      }
    }
  }

  @Test func `each failure is an issue of its case, with the whole chain`() {
    let message = """
      'HeirloomTestingTests.server' is live and was read in a test scope. [live-recipe-read]
        requested at  HeirloomTestingTests/CaseReporterTests.swift:12
        declared at   HeirloomTestingTests/Providers+Samples.swift:8
        to fix        scope.overriding(\\.server, with: …), or a variant '.test { … }'
      """
    #expect(log.texts.count == 3)
    #expect(log.texts.first == message)
    #expect(
      log.texts.dropFirst().first
        == message.replacing(
          "HeirloomTestingTests/",
          with: "the run at HeirloomTestingTests/",
          maxReplacements: 1
        )
        .replacing(":12", with: ":10")
    )
    #expect(log.entries.map(\.line) == [12, 15, 23])
    #expect(log.entries.allSatisfy { $0.severity == .error })
  }

  @Test(.scope()) func `a known issue is met where it happens`() {
    withKnownIssue {
      _ = provided(\.server)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("[live-recipe-read]") }
    }
  }
}

import Heirloom
import HeirloomPreviews
import HeirloomTesting
import Synchronization
import Testing

private let log = IssueLog()

/// What one case leaves behind, for another one to find.
private let leftover: Mutex<(scope: Scope, task: Task<Void, Never>)?> = Mutex(nil)
private let door = Gate<Void>()

@Suite(.serialized, .timeLimit(.minutes(10)))
struct LateWorkTests {
  @Suite(log.trait, .serialized, .scope(allowingUnused: "the work is late") { $0.word = "suite" })
  struct Cases {
    @Test func `a case ends while its work goes on`() throws {
      let scope = try #require(Scope.current)
      let task = Task {
        try? await door.pass()
        _ = scope.server
        _ = scope.number
      }
      leftover.withLock { $0 = (scope, task) }
    }

    @Test func `the work of another case ends here, and is not told of`() async throws {
      door.open()
      let late = try #require(leftover.withLock { $0 })
      await late.task.value

      #expect(
        late.scope.touches.providers == [
          "HeirloomTestingTests.server", "HeirloomTestingTests.number",
        ]
      )
      expectTouched(only: \.word)
      _ = provided(\.word)
      expectTouched(only: \.word)
    }
  }

  @Test func `late work is no issue of either case`() {
    #expect(
      log.texts == [
        """
        The test did not read what it was meant to. [unexpected-touches]
          not read      HeirloomTestingTests.word
          all reads     none
        """
      ]
    )
  }
}

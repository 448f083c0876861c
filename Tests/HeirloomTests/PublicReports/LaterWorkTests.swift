import Dispatch
import Heirloom
import Testing

// Work that runs after the test or the scope that started it: which values does it see?
@Suite(.timeLimit(.minutes(10)))
struct LaterWorkTests {
  // Guards against: detached work in a test was given the production object instead of the override.
  @Test func `a detached task that carries its scope uses the spy and makes nothing live`() async {
    let spy = MakingLog()
    let failures = FailureLog()
    let scope = Scope(.test) {
      $0.laterRecorder = spy
      $0.failureHandler = failures.handler
    }

    await Task.detached { scope.laterRecorder.note("detached") }.value

    #expect(spy.labels == ["detached"])
    #expect(failures.messages.isEmpty)
    #expect(scope.makingLog.labels.isEmpty)
  }

  // Guards against: the same, silently, where the test had no override at all.
  @Test func `a detached task in a test without a spy is reported by name`() async {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    await Task.detached { scope.laterRecorder.note("detached") }.value

    #expect(failures.identifiers == [.liveRecipeRead])
    #expect(failures.messages.allSatisfy { $0.contains("HeirloomTests.laterRecorder") })
  }

  // Guards against: work that sleeps first, or is scheduled by a queue, dropped the overrides.
  @Test func `work after a sleep and by a timer still has the override`() async {
    let scope = Scope(.live).overriding(\.laterName, with: "mine")

    let sleeping = scope.run {
      Task {
        try? await Task.sleep(for: .nanoseconds(1))
        return provided(\.laterName)
      }
    }
    let scheduled = await scope.run {
      let captured = Scope.current
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now()) {
          continuation.resume(returning: captured?.run { provided(\.laterName) })
        }
      }
    }

    #expect(await sleeping.value == "mine")
    #expect(scheduled == "mine")
  }

  // Guards against: a timer's later rounds used another value than its first.
  @Test func `each round of a timer has the override`() async {
    let scope = Scope(.live).overriding(\.laterName, with: "mine")
    let (rounds, continuation) = AsyncStream<String>.makeStream()
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { scope.run { _ = continuation.yield(provided(\.laterName)) } }
    timer.schedule(deadline: .now(), repeating: .nanoseconds(1))
    timer.activate()

    let names = await rounds.prefix(3).reduce(into: []) { $0.append($1) }
    timer.cancel()

    #expect(names == ["mine", "mine", "mine"])
  }

  // Guards against: late work of one test changed the object that the next test saw.
  @Test func `work that ends after its test leaves the next test's recorder alone`() async {
    let first = Scope(.test) { $0.laterRecorder = MakingLog() }
    let (ended, end) = AsyncStream<Void>.makeStream()
    let late = first.run {
      Task {
        for await _ in ended {}
        provided(\.laterRecorder).note("late")
      }
    }

    let second = Scope(.test) { $0.laterRecorder = MakingLog() }
    second.laterRecorder.note("own")
    end.finish()
    await late.value

    #expect(first.laterRecorder.labels == ["late"])
    #expect(second.laterRecorder.labels == ["own"])
  }
}

extension Providers {
  fileprivate var laterName: Provider<String> { Provider { _ in "default" } }
  fileprivate var laterRecorder: Provider<MakingLog> {
    .live {
      $0.makingLog.note("live recorder")
      return MakingLog()
    }
  }
}

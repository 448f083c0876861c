import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LongWaitTests {
  @Test func `a wait that takes too long is reported with who has been making what`() async throws {
    let (entered, reported) = (Gate(), Gate())
    let failures = FailureLog()
    let scope = Scope(.live, fileID: "Sample/Root.swift", line: 1) {
      $0.makingWaitLimit = .milliseconds(1)
      $0.failureHandler = FailureHandler { failure in
        failures.handler(failure)
        reported.open()
      }
      $0.queueGates = QueueGates(entered: entered, leave: reported)
    }

    let values = await Threads.run(2) { thread in
      if thread == 0 { return scope.queueFront }
      return entered.pass() ? scope.queueBack : "never"
    }

    #expect(values == ["front of slow", "back of slow"])
    let message = try #require(failures.messages.first)
    #expect(failures.messages.count == 1)
    #expect(
      message.replacing(#/begun \d+ s/#, with: "begun 0 s") == """
        'Sample.queueSlow' is still being made after a wait of 0.001 seconds. [long-wait]
          needed by     Sample.queueBack (Sample/Back.swift:3)
          requested at  the scope made at Sample/Root.swift:1
          declared at   Sample.queueSlow (Sample/Slow.swift:1)
          made for      Sample.queueFront (Sample/Front.swift:2)
                        begun 0 s ago on another thread
          to fix        let no maker wait for a thread that reads its value; to look closer, pause
                        the program in a debugger; what takes its time is an AsyncProvider's
        """
    )
  }

  @Test func `a wait within the limit is not reported`() async {
    let failures = FailureLog()
    let (entered, leave) = (Gate(), Gate())
    let scope = Scope(.live) {
      $0.failureHandler = failures.handler
      $0.queueGates = QueueGates(entered: entered, leave: leave)
    }

    let values = await Threads.run(2) { thread in
      if thread == 0 { return scope.queueFront }
      guard entered.pass() else { return "never" }
      Threads.start { leave.open() }
      return scope.queueBack
    }

    #expect(values == ["front of slow", "back of slow"])
    #expect(failures.messages == [])
  }
}

struct QueueGates: Sendable {
  let entered: Gate
  let leave: Gate
}

extension Providers {
  fileprivate var queueGates: Provider<QueueGates> { .required() }
  fileprivate var queueSlow: Provider<String> {
    Provider(fileID: "Sample/Slow.swift", line: 1) {
      $0.queueGates.entered.open()
      return $0.queueGates.leave.pass() ? "slow" : "stuck"
    }
  }
  fileprivate var queueFront: Provider<String> {
    Provider(fileID: "Sample/Front.swift", line: 2) { "front of \($0.queueSlow)" }
  }
  fileprivate var queueBack: Provider<String> {
    Provider(fileID: "Sample/Back.swift", line: 3) { "back of \($0.queueSlow)" }
  }
}

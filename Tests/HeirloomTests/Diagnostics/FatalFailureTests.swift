import Heirloom
import Testing

struct FatalFailureTests {
  @Test func `a required provider that no scope gives ends the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live, fileID: "Sample/Root.swift", line: 2).messageRequired
    }

    let message = """
      'Sample.messageRequired' is required and no scope gives it. [required-not-given]
        requested at  the scope made at Sample/Root.swift:2
        declared at   Sample/Interface.swift:7
        to fix        scope.overriding(\\.messageRequired, with: …) at the root
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `a required provider read by key path names the line`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live)[\.messageRequired, fileID: "Sample/Screen.swift", line: 9]
    }

    #expect(result.standardError.contains("  requested at  Sample/Screen.swift:9\n"))
    #expect(result.standardError.contains("Sample/Screen.swift:9: Fatal error: 'Sample.messageReq"))
  }

  @Test func `a required provider read by a maker names who needs it`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.test)
      _ = scope.run(fileID: "Sample/Main.swift", line: 4) { scope.messageRequiredUser }
    }

    let message = """
      'Sample.messageRequired' is required and no scope gives it. [required-not-given]
        needed by     Sample.messageRequiredUser (Sample/User.swift:6)
        requested at  the run at Sample/Main.swift:4
        declared at   Sample/Interface.swift:7
        to fix        scope.overriding(\\.messageRequired, with: …) at the root
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `a required factory that no scope gives ends the program too`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live, fileID: "Sample/Root.swift", line: 2).messageRequiredCall
    }

    let message = """
      'Sample.messageRequiredCall' is required and no scope gives it. [required-not-given]
        requested at  the scope made at Sample/Root.swift:2
        declared at   Sample/Interface.swift:8
        to fix        scope.overriding(\\.messageRequiredCall, with: …) at the root
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `the handler is told before the program ends`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ =
        Scope(.live) {
          $0.failureHandler = FailureHandler { failure in
            fatalError("told of \(failure.id.rawValue), which ends: \(failure.isFatal)")
          }
        }.messageRequired
    }

    #expect(result.standardError.contains("told of required-not-given, which ends: true"))
  }

  @Test func `a handler that needs what failed is replaced by standard error`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live) { $0.override(\.failureHandler) { $0.messageLog.handler } }.messageRequired
    }

    let headline = "is required and no scope gives it. [required-not-given]"
    #expect(result.standardError.contains(headline))
  }

  @Test func `a failure that is not fatal is printed once and the program goes on`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      #expect(Scope(.test, fileID: "Sample/Root.swift", line: 2).messageLive == "live")
    }

    let message = """
      'Sample.messageLive' is live and was read in a test scope. [live-recipe-read]
        requested at  the scope made at Sample/Root.swift:2
        declared at   Sample/Live.swift:5
        to fix        scope.overriding(\\.messageLive, with: …), or a variant '.test { … }'

      """
    #expect(result.standardError.contains(message))
  }

  @Test func `a handler that reads its own scope does not call itself without end`() async {
    await #expect(processExitsWith: .success) {
      let holder = ScopeHolder()
      let scope = Scope(.live) {
        $0.failureHandler = FailureHandler { _ in _ = holder.scope?.messagePlain }
        $0.override(\.messageOuter) { _ in holder.scope?.messagePlain ?? "" }
      }
      holder.scope = scope

      #expect(scope.messageOuter == "plain")
    }
  }
}

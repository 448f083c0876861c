import Heirloom
import Testing

struct FailureMessageTests {
  @Test func `a live recipe read by dot names the scope it was read in`() {
    let failures = FailureLog()
    let scope = Scope(.test, fileID: "Sample/Root.swift", line: 2) {
      $0.failureHandler = failures.handler
    }

    _ = scope.messageLive

    let message = """
      'Sample.messageLive' is live and was read in a test scope. [live-recipe-read]
        requested at  the scope made at Sample/Root.swift:2
        declared at   Sample/Live.swift:5
        to fix        scope.overriding(\\.messageLive, with: …), or a variant '.test { … }'
      """
    #expect(failures.messages == [message])
  }

  @Test func `a live recipe read by key path names the line of the read`() {
    let failures = FailureLog()
    let scope = Scope(.preview) { $0.failureHandler = failures.handler }

    _ = scope[\.messageLive, fileID: "Sample/Screen.swift", line: 8]

    let message = """
      'Sample.messageLive' is live and was read in a preview scope. [live-recipe-read]
        requested at  Sample/Screen.swift:8
        declared at   Sample/Live.swift:5
        to fix        scope.overriding(\\.messageLive, with: …), or a variant '.preview { … }'
      """
    #expect(failures.messages == [message])
  }

  @Test func `a live recipe read by makers names the chain and the run`() {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    _ = scope.run(fileID: "Sample/Main.swift", line: 9) { scope.messageOuter }

    let message = """
      'Sample.messageLive' is live and was read in a test scope. [live-recipe-read]
        needed by     Sample.messageInner (Sample/Inner.swift:4)
                      Sample.messageOuter (Sample/Outer.swift:3)
        requested at  the run at Sample/Main.swift:9
        declared at   Sample/Live.swift:5
        to fix        scope.overriding(\\.messageLive, with: …), or a variant '.test { … }'
      """
    #expect(failures.messages == [message])
  }

  @Test func `a live recipe is reported at each making and not at each read`() {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    for _ in 0..<5 { _ = scope.messageLive }

    #expect(failures.identifiers == [.liveRecipeRead])
  }

  @Test func `a scope read by a maker is reported in a debug build`() {
    let failures = FailureLog()
    let root = Scope(.live) { $0.failureHandler = failures.handler }
    let scope = root.overriding(\.messageOuter, fileID: "Sample/Override.swift", line: 6) { _ in
      root.messagePlain
    }

    _ = scope.messageOuter

    let message = """
      A scope was read while 'Sample.messageOuter' is being made. [untracked-read]
        declared at   Sample/Override.swift:6
        to fix        read the value from the maker's resolver, '$0'
      """
    #if DEBUG
    #expect(failures.messages == [message])
    #else
    #expect(failures.messages.isEmpty, "\(message) is for debug builds")
    #endif
  }

  @Test func `a handler overridden further down gets the failures of its scopes`() {
    let (outer, inner) = (FailureLog(), FailureLog())
    let root = Scope(.test) { $0.failureHandler = outer.handler }
    let child = root.overriding(\.failureHandler, with: inner.handler)

    _ = child.messageLive

    #expect(outer.messages.isEmpty)
    #expect(inner.identifiers == [.liveRecipeRead])
  }

  @Test func `a handler may be made from other values`() {
    let failures = FailureLog()
    let scope = Scope(.test) {
      $0.messageLog = failures
      $0.override(\.failureHandler) { $0.messageLog.handler }
    }

    _ = scope.messageLive

    #expect(failures.identifiers == [.liveRecipeRead])
  }

  @Test func `a failure describes itself with its message`() {
    let failures = FailureLog()
    let scope = Scope(.test) { overrides in
      overrides.failureHandler = FailureHandler { failure in
        failures.handler(failure)
        #expect("\(failure)" == failure.message)
        #expect(!failure.isFatal)
      }
    }

    _ = scope.messageLive

    #expect(failures.messages.count == 1)
  }

  @Test func `the identifiers are stable`() {
    let identifiers = Failure.ID.allCases.map(\.rawValue)

    #expect(Set(identifiers).count == identifiers.count)
    #expect(
      identifiers == [
        "missing-dependency", "live-recipe-read", "required-not-given", "cycle",
        "endless-recursion", "long-wait", "no-scope", "scope-read-in-maker", "untracked-read",
        "repeated-override", "deferred-read-in-maker", "deferred-scope-gone",
        "closed-scope", "hooks-failed", "hooks-not-run", "outlives-scope",
        "override-without-effect",
        "view-model-not-made", "view-model-conflict", "view-model-argument-changed",
        "host-without-scope",
        "host-below-itself",
      ]
    )
  }

  @Test func `places compare and print by file and line`() {
    let place = SourcePlace(fileID: "Sample/Main.swift", line: 12)

    #expect(place.description == "Sample/Main.swift:12")
    #expect(place == SourcePlace(fileID: "Sample/Main.swift", line: 12))
    #expect(place != SourcePlace(fileID: "Sample/Main.swift", line: 13))
    #expect(place != SourcePlace(fileID: "Other/Main.swift", line: 12))
    #expect(Set([place, SourcePlace(fileID: "Sample/Main.swift", line: 12)]).count == 1)
  }
}

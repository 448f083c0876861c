import Heirloom
import Testing

struct OverridesTests {
  @Test func `a block overrides any number of providers`() {
    let scope = Scope(.live).overriding {
      $0.overriddenName = "mine"
      $0.overriddenNumber = 7
      $0.overriddenCall = Assisted { "called \($0)" }
      $0.override(\.overriddenText) { "\($0.overriddenName) \($0.overriddenNumber)" }
    }

    #expect(scope.overriddenText == "mine 7")
    #expect(scope.overriddenCall(1) == "called 1")
  }

  @Test func `an empty block overrides nothing`() {
    #expect(Scope(.live).overriding { _ in }.overriddenText == "name 1")
  }

  @Test func `a maker in a block sees the other overrides of the block in any order`() {
    let scope = Scope(.live) {
      $0.override(\.overriddenText) { "\($0.overriddenName)!" }
      $0.overriddenName = "later"
    }

    #expect(scope.overriddenText == "later!")
  }

  @Test func `of one key set twice the last wins and the repetition is reported`() {
    let failures = FailureLog()
    let scope = Scope(.live, fileID: "Sample/Root.swift", line: 4) {
      $0.failureHandler = failures.handler
      $0.overriddenName = "first"
      $0.overriddenName = "last"
    }

    let message = """
      'Sample.overriddenName' is overridden twice in one block; the last one counts. \
      [repeated-override]
        declared at   Sample/Root.swift:4
                      Sample/Root.swift:4
        to fix        remove one of the two
      """
    #expect(scope.overriddenName == "last")
    #expect(failures.messages == [message])
  }

  @Test func `a value and a maker for one key are a repetition too`() {
    let failures = FailureLog()
    let scope = Scope(.live) { $0.failureHandler = failures.handler }
      .overriding(fileID: "Sample/Screen.swift", line: 5) {
        $0.overriddenName = "first"
        $0.override(\.overriddenName, fileID: "Sample/Screen.swift", line: 7) {
          "last around \($0.overriddenName)"
        }
      }

    let message = """
      'Sample.overriddenName' is overridden twice in one block; the last one counts. \
      [repeated-override]
        declared at   Sample/Screen.swift:5
                      Sample/Screen.swift:7
        to fix        remove one of the two
      """
    #expect(scope.overriddenName == "last around name")
    #expect(failures.messages == [message])
  }

  @Test func `a key set three times is reported for each repetition`() {
    let failures = FailureLog()
    let scope = Scope(.live) {
      $0.failureHandler = failures.handler
      for number in 1...3 { $0.overriddenNumber = number }
    }

    #expect(scope.overriddenNumber == 3)
    #expect(failures.identifiers == [.repeatedOverride, .repeatedOverride])
  }

  @Test func `the last of one key wins among very many`() {
    let failures = FailureLog()
    let scope = Scope(.live) { overrides in
      overrides.failureHandler = failures.handler
      for number in 0..<100 { overrides[dynamicMember: \.[overriddenItem: number]] = "first" }
      for number in 0..<100 { overrides[dynamicMember: \.[overriddenItem: number]] = "\(number)" }
    }

    #expect((0..<100).map { scope[\.[overriddenItem: $0]] } == (0..<100).map { "\($0)" })
    #expect(failures.messages.count == 100)
  }

  @Test func `one key in two scopes is no repetition`() {
    let failures = FailureLog()
    let root = Scope(.live) {
      $0.failureHandler = failures.handler
      $0.overriddenName = "root"
    }

    #expect(root.overriding(\.overriddenName, with: "child").overriddenName == "child")
    #expect(failures.messages.isEmpty)
  }

  @Test func `a derived scope leaves the one it derives from alone`() {
    let root = Scope(.live)
    _ = root.overriding { $0.overriddenName = "child" }.overriddenText

    #expect(root.overriddenText == "name 1")
  }

  // Guards against: a closure stored in a scope used the default when it ran later.
  @Test func `a closure that captured its scope sees the override from a queue`() async {
    let scope = Scope(.live).overriding(\.overriddenName, with: "mine")
    let later: @Sendable () -> String = { scope.overriddenText }

    let text = await Threads.run(later)

    #expect(text == "mine 1")
  }

  // Guards against: a wrapper in a static property froze the first override ever active.
  @Test func `an accessor in a static property gives each scope its own value`() {
    let scopes = ["first", "second"].map { Scope(.live).overriding(\.overriddenName, with: $0) }

    #expect(scopes.map { $0.run { OverriddenAccessor.name() } } == ["first", "second"])
  }
}

private enum OverriddenAccessor {
  static let name: @Sendable () -> String = { provided(\.overriddenName) }
}

extension Providers {
  fileprivate var overriddenName: Provider<String> {
    Provider(fileID: "Sample/Name.swift") { _ in "name" }
  }
  fileprivate var overriddenNumber: Provider<Int> { Provider { _ in 1 } }
  fileprivate var overriddenText: Provider<String> {
    Provider { "\($0.overriddenName) \($0.overriddenNumber)" }
  }
  fileprivate var overriddenCall: AssistedProvider<String, Int> { .required() }
  fileprivate subscript(overriddenItem number: Int) -> Provider<String> {
    Provider { _ in "item" }
  }
}

#if DEBUG
import Heirloom
import Testing

struct IgnoredOverrideTests {
  private let failures = FailureLog()
  private let root: Scope

  init() {
    let handler = failures.handler
    root = Scope(.live) { $0.failureHandler = handler }
  }

  @Test func `an override that only a singleton could have seen is reported when its scope goes`() {
    var screen: Scope? = root.overriding(
      \.inspectionClock,
      with: Token("mine"),
      fileID: "Sample/Screen.swift",
      line: 9
    )
    _ = screen?.inspectionShared
    #expect(failures.messages.isEmpty)

    screen = nil

    let message = """
      Overriding 'Sample.inspectionClock' had no effect. [override-without-effect]
        overridden    at Sample/Screen.swift:9
        ignored by    Sample.inspectionShared, a singleton made from the root's values
        to fix        override it at the root, 'Scope(…) { … }', or override what ignores it
      """
    #expect(failures.messages == [message])
  }

  @Test func `it is also reported when the singleton is met through others or further in`() {
    _ = root.inspectionSharedUser
    do {
      let screen = root.overriding(\.inspectionClock) { _ in Token("mine") }
      let below = screen.overriding(\.inspectionAddress, with: "sample")
      _ = below.inspectionSharedUser
      _ = below.inspectionSharedUser
    }

    #expect(failures.identifiers == [.overrideWithoutEffect])
  }

  @Test func `an override that something has been read through is not reported`() {
    do {
      let screen = root.overriding(\.inspectionClock, with: Token("mine"))
      _ = (screen.inspectionShared, screen.inspectionStore)
      let other = root.overriding(\.inspectionClock, with: Token("mine"))
      _ = (other.inspectionShared, other.inspectionUnit)
      let outer = root.overriding(\.inspectionClock, with: Token("outer"))
      let inner = outer.overriding(\.inspectionClock) { $0.inspectionClock }
      _ = (inner.inspectionShared, inner.inspectionClock)
    }

    #expect(failures.messages.isEmpty)
  }

  @Test func `an override that no singleton was read below is not reported`() {
    _ = root.inspectionShared
    _ = root.overriding(\.inspectionClock, with: Token("never read"))

    #expect(failures.messages.isEmpty)
  }

  @Test func `an override of the root is what singletons are made from`() {
    do {
      let failures = failures
      let other = Scope(.live) {
        $0.failureHandler = failures.handler
        $0.inspectionClock = Token("mine")
      }
      _ = other.overriding(\.inspectionAddress, with: "sample").inspectionShared
    }

    #expect(failures.messages.isEmpty)
  }

  @Test func `the handler of the scope that goes is told`() {
    let own = FailureLog()
    do {
      let screen = root.overriding {
        $0.failureHandler = own.handler
        $0.inspectionClock = Token("mine")
      }
      _ = screen.inspectionShared
    }

    #expect(own.identifiers == [.overrideWithoutEffect])
    #expect(failures.messages.isEmpty)
  }

  @Test func `a scope that goes while a maker runs is reported after that`() {
    let failures = failures
    let holder = ScopeHolder()
    holder.scope = root.overriding(\.inspectionClock, with: Token("mine"))
    _ = holder.scope?.inspectionShared
    let scope = root.overriding(\.inspectionSearch) { _ in
      holder.scope = nil
      return Token("\(failures.messages.count) reports")
    }

    #expect(scope.inspectionSearch.label == "0 reports")
    #expect(failures.identifiers == [.overrideWithoutEffect])
  }
}
#endif

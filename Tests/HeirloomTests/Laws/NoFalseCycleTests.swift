import Heirloom
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct NoFalseCycleTests {
  @Test func `a decorator that reads its own key means the next binding outwards`() {
    let scope = Scope(.live)
      .overriding(\.straightName) { "a \($0.straightName)" }
      .overriding(\.straightName) { "b \($0.straightName)" }

    #expect(scope.straightName == "b a name")
  }

  // Guards against: a cycle check trapped on delegation between keys of the same name.
  @Test func `providers of the same name and type are not one`() {
    #expect(Scope(.live).straightDelegate == "delegated name")
  }

  @Test func `a key delegated to another root is not a cycle`() {
    let failures = FailureLog()
    let core = Scope(.live) {
      $0.failureHandler = failures.handler
      $0.straightName = "core"
    }
    let feature = Scope(.live) {
      $0.override(\.straightName) { _ in "feature of \(core.straightName)" }
    }

    #expect(feature.straightName == "feature of core")
    #expect(failures.identifiers == Self.untracked(1))
  }

  @Test func `siblings that ask for each other's keys are not a cycle`() {
    let failures = FailureLog()
    let root = Scope(.live) { $0.failureHandler = failures.handler }
    let leftScope = Mutex<Scope?>(nil)
    let right = root.overriding(\.straightOther) { _ in
      "right of \(leftScope.withLock { $0 }?.straightName ?? "nobody")"
    }
    let left = root.overriding { overrides in
      overrides.override(\.straightOther) { _ in "left of \(right.straightOther)" }
      overrides.straightName = "left name"
    }
    leftScope.withLock { $0 = left }

    let other = left.straightOther

    leftScope.withLock { $0 = nil }
    #expect(other == "left of right of left name")
    #expect(failures.identifiers == Self.untracked(2))
  }

  @Test func `a value that a singleton makes again for the root is not a cycle`() {
    let root = Scope(.live) { $0.straightSwitch = false }
    let child = root.overriding(\.straightSwitch, with: true)

    #expect(child.straightSwitched == "switched singleton of plain")
    #expect(root.straightSwitched == "plain")
  }

  @Test(arguments: [0, 1, 100])
  func `recursion through assisted arguments is not a cycle`(_ depth: Int) {
    let scope = Scope(.live)

    let tree = scope.straightTree(depth)

    #expect(tree == String(repeating: "(", count: depth) + "name")
  }

  // A sanitizer's stack frames are larger than others, hence the room here and below.
  @Test func `recursion to depth 100 and a chain of 60 values need little stack`() async {
    await #expect(processExitsWith: .success) {
      let results = await Threads.run(1, stackSize: 2 << 20) { _ in
        Scope(.live).straightTree(100).count + Scope(.live)[\.[straightLink: 60]]
      }
      #expect(results == [164])
    }
  }

  @Test func `a recursion that an argument never ends meets a limit`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).straightEndless(0)
    }

    let line = "Sample.straightEndless (Sample/Endless.swift:7)"
    let indent = String(repeating: " ", count: 16)
    let message = """
      'Sample.straightEndless' is being made 129 levels deep. [endless-recursion]
        needed by     \(Array(repeating: line, count: 8).joined(separator: "\n" + indent))
                      and 121 more
        to fix        end the recursion for some argument, or build the products in a loop
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `an endless recursion in a thread of its own meets the limit`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = await Threads.run(1, stackSize: 4 << 20) { _ in Scope(.live).straightEndless(0) }
    }

    #expect(result.standardError.contains("levels deep. [endless-recursion]"))
  }

  @Test func `a chain of arguments without end meets the limit`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = await Threads.run(1, stackSize: 4 << 20) { _ in
        Scope(.live)[\.[straightEndlessLink: 0]]
      }
    }

    #expect(result.standardError.contains("levels deep. [endless-recursion]"))
  }

  /// What a debug build reports when a maker reads scopes it holds.
  private static func untracked(_ count: Int) -> [Failure.ID] {
    #if DEBUG
    Array(repeating: .untrackedRead, count: count)
    #else
    []
    #endif
  }
}

extension Providers {
  fileprivate var straightName: Provider<String> { Provider { _ in "name" } }
  fileprivate var straightOther: Provider<String> { Provider { _ in "other" } }
  fileprivate var straightDelegate: Provider<String> {
    Provider(name: "clock", fileID: "Feature/Clock.swift") { "delegated \($0.straightDelegated)" }
  }
  fileprivate var straightDelegated: Provider<String> {
    Provider(name: "clock", fileID: "Feature/Clock.swift") { $0.straightName }
  }
  fileprivate var straightSwitch: Provider<Bool> { Provider { _ in true } }
  fileprivate var straightSwitched: Provider<String> {
    Provider { $0.straightSwitch ? "switched \($0.straightSingleton)" : "plain" }
  }
  fileprivate var straightSingleton: Provider<String> {
    Provider { "singleton of \($0.straightSwitched)" }.singleton
  }
  fileprivate var straightTree: AssistedProvider<String, Int> {
    AssistedProvider { $1 == 0 ? $0.straightName : "(" + $0.straightTree($1 - 1) }
  }
  fileprivate var straightEndless: AssistedProvider<String, Int> {
    AssistedProvider(fileID: "Sample/Endless.swift", line: 7) { $0.straightEndless($1 + 1) }
  }
  fileprivate subscript(straightLink index: Int) -> Provider<Int> {
    Provider { index == 0 ? 0 : $0[dynamicMember: \.[straightLink: index - 1]] + 1 }
  }
  fileprivate subscript(straightEndlessLink index: Int) -> Provider<Int> {
    Provider { $0[dynamicMember: \.[straightEndlessLink: index + 1]] }
  }
}

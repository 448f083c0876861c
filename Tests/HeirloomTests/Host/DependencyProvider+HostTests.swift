import Heirloom
import Testing

@MainActor
struct DependencyProviderHostTests {
  private let provider = DependencyProvider { (host: HostDependency) in HostCard(host.title) }

  @Test func `a provider in a host has what the host's scope provides, wherever it is moved`()
    throws
  {
    let (left, right) = (makeWindow("left"), makeWindow("right"))
    let panel = ScopeHost()

    left.add(panel)
    #expect(provider(in: panel) == HostCard("left"))
    right.add(panel)

    #expect(provider(in: panel) == HostCard("right"))
    #expect(try provider.resolve(in: panel) == HostCard("right"))
    #expect(provider.render(in: panel) { HostCard("<\($0.text)>") } == HostCard("<right>"))
  }

  @Test(arguments: [MissingDependencyPolicy.placeholder, .neutral])
  func `what the host's scope does not provide is a placeholder by the scope's policy`(
    _ policy: MissingDependencyPolicy
  ) {
    let failures = FailureLog()
    var calls = 0
    let provider = DependencyProvider(fileID: "Sample/Panel.swift", line: 4) {
      (host: HostDependency) in
      calls += 1
      return HostCard(host.title)
    }
    let host = ScopeHost(
      Scope(.test) {
        $0.failureHandler = failures.handler
        $0.missingDependencyPolicy = policy
      }
    )

    let cards = [provider(in: host), provider(in: host)]

    let message = """
      No 'HostDependency' is provided in this scope. [missing-dependency]
        requested at  Sample/Panel.swift:4
        to fix        scope.providing { HostDependency(…) } at the root
      """
    let text = policy == .placeholder ? "Dependency is not set.\n\(message)" : ""
    #expect(cards == [HostCard(text), HostCard(text)])
    #expect(failures.messages == [message])
    #expect(calls == 0)
  }

  @Test func `where no scope reaches the host, resolving says so and how to fix it`() {
    let provider = DependencyProvider(fileID: "Sample/Panel.swift", line: 4) {
      (host: HostDependency, other: HostOther) in HostCard(host.title)
    }

    let error = #expect(throws: MissingDependency.self) { try provider.resolve(in: ScopeHost()) }

    let message = """
      No scope reaches this host, which needs 'HostDependency' and 'HostOther'. [host-without-scope]
        requested at  Sample/Panel.swift:4
        to fix        ScopeHost(scope) at the top, parent.add(host) for each below
      """
    #expect(error?.description == message)
    #expect(error?.names == ["HostDependency", "HostOther"])
    #expect(error?.failure.id == .hostWithoutScope)
    #expect(error?.failure.isFatal == false)
    #expect(error?.failure.place == SourcePlace(fileID: "Sample/Panel.swift", line: 4))
  }

  @Test func `without a scope every provider is missing, whatever its recipe`() {
    let provider = DependencyProvider(\.hostTitle, \.hostRequired) { "\($0) \($1)" }

    let error = #expect(throws: MissingDependency.self) { try provider.resolve(in: ScopeHost()) }

    #expect(error?.names == ["HeirloomTests.hostTitle", "Sample.hostRequired"])
  }

  @Test func `without a scope the closure never runs, and the placeholder is reported once`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let provider = DependencyProvider(fileID: "Sample/Panel.swift", line: 4) {
          (host: HostDependency) -> HostCard in fatalError("the closure was called")
        }
        let cards = [ScopeHost(), ScopeHost()].map { provider(in: $0) }
        #if DEBUG
        #expect(
          cards.allSatisfy {
            $0.text.hasPrefix(
              "Dependency is not set.\nNo scope reaches this host, which needs 'HostDependency'."
            )
          }
        )
        #else
        #expect(cards == [.neutral, .neutral])
        #endif
      }
    }

    let message = """
      No scope reaches this host, which needs 'HostDependency'. [host-without-scope]
        requested at  Sample/Panel.swift:4
        to fix        ScopeHost(scope) at the top, parent.add(host) for each below

      """
    #expect(result.standardError.components(of: message) == 2)
  }

  @Test func `a host renders in its scope, or a placeholder that says where`() async throws {
    #expect(makeWindow("app").render { HostCard($0.hostTitle) } == HostCard("app"))
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let card: HostCard = ScopeHost().render(fileID: "Sample/Panel.swift", line: 9) { _ in
          fatalError("the closure was called")
        }
        #if DEBUG
        #expect(card.text.hasPrefix("Dependency is not set.\nNo scope reaches this host. [host-w"))
        #else
        #expect(card == .neutral)
        #endif
      }
    }

    let message = """
      No scope reaches this host. [host-without-scope]
        requested at  Sample/Panel.swift:9
        to fix        ScopeHost(scope) at the top, parent.add(host) for each below

      """
    #expect(result.standardError.components(of: message) == 2)
  }

  private func makeWindow(_ title: String) -> ScopeHost {
    ScopeHost(Scope(.test) { $0.hostTitle = title }) {
      $0.providing { HostDependency(title: $0.hostTitle) }
    }
  }
}

struct HostOther: Dependency {}

extension String {
  /// How many pieces a separator makes of the text.
  fileprivate func components(of separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}

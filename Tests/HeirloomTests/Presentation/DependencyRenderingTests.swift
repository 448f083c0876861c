import Heirloom
import Testing

struct DependencyRenderingTests {
  private let provider = DependencyProvider(fileID: "Sample/Screen.swift", line: 3) {
    (host: HostDependency) in host.title
  }

  private func text(_ rendering: DependencyRendering<String>) -> MissingDependencyText? {
    if case .missing(let text) = rendering { text } else { nil }
  }

  @Test(arguments: PresentationHost.allCases)
  func `what the scope provides gives the content`(_ host: PresentationHost) {
    let scope = Scope(.test).providing(HostDependency(title: "title"))

    guard case .content("title") = provider.rendering(in: scope, by: host) else {
      Issue.record("The content is not there.")
      return
    }
  }

  @Test func `the placeholder says the same on every host, line by line`() {
    func texts() -> [MissingDependencyText?] {
      let scope = Scope(.test) {
        $0.failureHandler = FailureLog().handler
        $0.missingDependencyPolicy = .placeholder
      }
      return PresentationHost.allCases.map { text(provider.rendering(in: scope, by: $0)) }
    }

    let found = texts()

    #expect(found.count == 2)
    #expect(Set(found).count == 1)
    #expect(
      found.first??.lines == [
        "Dependency is not set.",
        "No 'HostDependency' is provided in this scope. [missing-dependency]",
        "  requested at  Sample/Screen.swift:3",
        "  to fix        scope.providing { HostDependency(…) } at the root",
      ]
    )
  }

  @Test(arguments: [
    (PresentationHost.views, "content.scope(app) at the root of the views"),
    (.controllers, "window.traitOverrides.scope = app"),
  ])
  func `where no scope reaches a host, the text says how it is given one`(
    _ host: PresentationHost,
    _ advice: String
  ) {
    let rendering = provider.rendering(in: nil, by: host)

    #if DEBUG
    #expect(
      text(rendering)?.lines == [
        "Dependency is not set.",
        "No scope reaches this host, which needs 'HostDependency'. [host-without-scope]",
        "  requested at  Sample/Screen.swift:3",
        "  to fix        \(advice)",
      ]
    )
    #else
    guard case .neutral = rendering else {
      Issue.record("The placeholder of a release is not neutral.")
      return
    }
    #endif
  }

  @Test(arguments: PresentationHost.allCases)
  func `the neutral policy gives the neutral placeholder, and the closure is not called`(
    _ host: PresentationHost
  ) {
    var calls = 0
    let provider = DependencyProvider { (host: HostDependency) in
      calls += 1
      return host.title
    }
    let scope = Scope(.test) {
      $0.failureHandler = FailureLog().handler
      $0.missingDependencyPolicy = .neutral
    }

    guard case .neutral = provider.rendering(in: scope, by: host) else {
      Issue.record("The placeholder is not neutral.")
      return
    }

    #expect(calls == 0)
  }

  @Test func `a missing dependency is reported once over twenty renderings`() {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    for _ in 1...20 { _ = provider.rendering(in: scope, by: .views) }

    #expect(failures.identifiers == [.missingDependency])
  }

  @Test func `content by key path is rendered in the scope that reaches the host`() {
    let provider = DependencyProvider(
      byKeyPathAt: SourcePlace(fileID: "Sample/Screen.swift", line: 9),
      \.hostTitle,
      content: { "<\($0)>" }
    )

    guard
      case .content("<part>") = provider.rendering(
        in: Scope(.test).overriding(\.hostTitle, with: "part"),
        by: .views
      )
    else {
      Issue.record("The content is not there.")
      return
    }
  }
}

import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct ScreenNodeHostTests {
  private let byline = DependencyProvider(fileID: "Pages/Page.swift", line: 7) {
    (page: PageDependency) in Page(text: "by \(page.author)")
  }

  @Test func `what a declarative root sets, an embedded host reads: the same instance`() throws {
    let root = Scope(.test).providing { _ in PageDependency(author: "Aki") }
    let (host, child) = (ScopeHost(), ScopeHost())
    host.add(child)
    let screen = ScreenNode.screen("Root") {
      ScreenNode.embedding(host) {
        InstanceContent()
        byline
      }
    }

    let text = TextRenderer().render(screen, in: root)

    #expect(text == "Root\n====\n\(root.instance.label)\nby Aki\n")
    #expect(host.scope == root)
    #expect(child.scope?.instance === root.instance)
    #expect(byline.render(in: child) { $0.body(in: root) }.text == "by Aki")
  }

  @Test func `what an imperative parent sets, an embedded declarative child reads`() {
    let window = ScopeHost(Scope(.test) { $0.greeting = "window" }) {
      $0.providing { _ in PageDependency(author: "Aki") }
    }
    let panel = ScopeHost()
    window.add(panel)
    let screen = ScreenNode.group([.content(GreetingContent()), .content(byline)])

    #expect(TextRenderer().render(screen, in: panel) == "window\nby Aki\n")
    window.derivation = { $0.providing { _ in PageDependency(author: "Ben") } }

    #expect(TextRenderer().render(screen, in: panel) == "window\nby Ben\n")
  }

  @Test func `a host in a screen in a host in a screen: the scope comes through both ways`() {
    let (outer, inner) = (
      ScopeHost { $0.overriding(\.greeting, with: "outer") },
      ScopeHost { scope in scope.overriding(\.greeting) { "\($0.greeting), then inner" } }
    )
    let screen = ScreenNode.group([
      .embedding(outer) {
        GreetingContent()
        ScreenNode.embedding(inner) { GreetingContent() }
        GreetingContent()
      },
      .content(GreetingContent()),
    ])

    let text = TextRenderer().render(screen, in: Scope(.test))

    #expect(text == "outer\nouter, then inner\nouter\nhello\n")
  }

  @Test func `each host of a tree shows its own content in its own scope`() {
    let window = ScopeHost()
    let panels = ["one", "two"].map { title in
      ScopeHost { $0.overriding(\.greeting, with: title) }
    }
    for panel in panels { window.add(panel) }
    let screen = ScreenNode.embedding(window) {
      GreetingContent()
      for panel in panels { ScreenNode.hosted(by: panel) { GreetingContent() } }
    }

    #expect(TextRenderer().render(screen, in: Scope(.test)) == "hello\none\ntwo\n")
  }

  @Test func `rendering again in the same scope keeps the host's scope; in another it moves`() {
    let (first, second) = (Scope(.test) { $0.greeting = "one" }, Scope(.test))
    let host = ScopeHost { $0.overriding(\.instance) { Instance("below \($0.greeting)") } }
    var changes = 0
    let screen = ScreenNode.embedding(host) { InstanceContent() }
    #expect(TextRenderer().render(screen, in: first) == "below one\n")
    host.onChange = { _ in changes += 1 }
    let (scope, instance) = (host.scope, host.scope?.instance)

    #expect(TextRenderer().render(screen, in: first) == "below one\n")
    #expect(host.scope == scope)
    #expect(host.scope?.instance === instance)
    #expect(changes == 0)

    #expect(TextRenderer().render(screen, in: second) == "below hello\n")
    #expect(changes == 1)
  }

  @Test func `a host that is embedded leaves its parent`() {
    let (window, panel) = (ScopeHost(Scope(.test) { $0.greeting = "window" }), ScopeHost())
    window.add(panel)

    let text = TextRenderer().render(
      ScreenNode.embedding(panel) { GreetingContent() },
      in: Scope(.test)
    )

    #expect(text == "hello\n")
    #expect(panel.parent == nil)
  }

  #if DEBUG
  @Test func `where no scope reaches the host, its content is a placeholder, the rest renders`() {
    let (host, log) = (ScopeHost(), FailureLog())
    let screen = ScreenNode.group([
      .text("before"),
      .hosted(by: host, fileID: "Pages/Page.swift", line: 7) { GreetingContent() },
      .text("after"),
    ])
    let placeholder = """
      Dependency is not set.
      No scope reaches this host. [host-without-scope]
        requested at  Pages/Page.swift:7
        to fix        ScopeHost(scope) at the top, parent.add(host) for each below

      """

    let text = TextRenderer().render(
      screen,
      in: Scope(.test) { $0.failureHandler = log.handler }
    )

    #expect(text == "before\n\(placeholder)after\n")
    #expect(
      TextRenderer().render(GreetingContent(), in: host, fileID: "Pages/Page.swift", line: 7)
        == placeholder
    )
  }
  #else
  @Test func `where no scope reaches the host, a release shows nothing in its place`() {
    let screen = ScreenNode.group([
      .text("before"), .hosted(by: ScopeHost()) { GreetingContent() },
    ])

    #expect(TextRenderer().render(screen, in: Scope(.test)) == "before\n")
    #expect(TextRenderer().render(GreetingContent(), in: ScopeHost()) == "")
  }
  #endif
}

/// An object that is recognised by its identity.
private final class Instance: Sendable {
  let label: String

  init(_ label: String) { self.label = label }
}

/// Content that shows the label of its scope's object.
private struct InstanceContent: ScreenContent {
  func body(in scope: Scope) -> ScreenNode { .text(scope.instance.label) }
}

extension Providers {
  fileprivate var instance: Provider<Instance> { Provider { _ in Instance("instance") } }
}

extension ScreenNode {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

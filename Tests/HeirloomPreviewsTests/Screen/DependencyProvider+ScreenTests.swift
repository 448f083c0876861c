import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct DependencyProviderScreenTests {
  private nonisolated static let placeholder = """
    Dependency is not set.
    No 'PageDependency' is provided in this scope. [missing-dependency]
      requested at  Pages/Page.swift:7
      to fix        scope.providing { PageDependency(…) } at the root

    """

  private let log = FailureLog()

  @Test func `with a dependency the closure runs once for each rendering`() {
    var calls = 0
    let provider = DependencyProvider { (page: PageDependency) in
      calls += 1
      return Page(text: "by \(page.author)")
    }
    let scope = Scope(.test).providing(PageDependency(author: "Aki"))

    #expect(TextRenderer().render(provider, in: scope) == "by Aki\n")
    #expect(calls == 1)
    #expect(TextRenderer().render(provider, in: scope) == "by Aki\n")
    #expect(calls == 2)
  }

  @Test(arguments: [
    (MissingDependencyPolicy.placeholder, "before\n\(placeholder)after\n"),
    (.neutral, "before\nafter\n"),
  ])
  func `without a dependency the closure never runs and the rest of the tree renders`(
    _ policy: MissingDependencyPolicy,
    _ expected: String
  ) {
    var calls = 0
    let node = ScreenNode.group([
      .text("before"),
      .content(
        DependencyProvider(fileID: "Pages/Page.swift", line: 7) { (page: PageDependency) in
          calls += 1
          return Page(text: page.author)
        }
      ),
      .text("after"),
    ])

    #expect(TextRenderer().render(node, in: scope(policy)) == expected)
    #expect(calls == 0)
  }

  @Test func `a debug build shows the placeholder and a release nothing unless told otherwise`() {
    let provider = DependencyProvider(fileID: "Pages/Page.swift", line: 7) {
      (page: PageDependency) in Page(text: page.author)
    }
    let scope = Scope(.test) { $0.failureHandler = log.handler }

    #if DEBUG
    #expect(TextRenderer().render(provider, in: scope) == Self.placeholder)
    #else
    #expect(TextRenderer().render(provider, in: scope) == "")
    #endif
  }

  @Test func `the placeholder covers whole lines in red`() {
    let provider = DependencyProvider(fileID: "Pages/Page.swift", line: 7) {
      (page: PageDependency) in Page(text: page.author)
    }

    let text = TextRenderer(width: 70, isColored: true).render(provider, in: scope(.placeholder))

    let lines = Self.placeholder.split(separator: "\n").map { line in
      let padding = String(repeating: " ", count: 70 - PlainText.width(of: String(line)))
      return "\u{1B}[97;41m\(line)\(padding)\u{1B}[0m\n"
    }
    #expect(text == lines.joined())
  }

  @Test(arguments: [MissingDependencyPolicy.placeholder, .neutral])
  func `a missing dependency is reported once however often it is rendered`(
    _ policy: MissingDependencyPolicy
  ) {
    let provider = DependencyProvider(fileID: "Pages/Page.swift", line: 7) {
      (page: PageDependency) in Page(text: page.author)
    }
    let scope = scope(policy)

    for _ in 1...3 { _ = TextRenderer().render(provider, in: scope) }

    let message = Self.placeholder.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(log.messages == [message])
  }

  @Test func `root without the environment, three destinations: all of them are placeholders`() {
    func destination(_ line: UInt) -> DependencyProvider<Page, PageDependency> {
      DependencyProvider(fileID: "Pages/Page.swift", line: line) { (page: PageDependency) in
        Page(text: page.author)
      }
    }
    let root = ScreenNode.screen("Root") {
      Page(text: "made by its initialiser")
      destination(1)
      Page(text: "another")
      destination(2)
      destination(3)
    }

    func placeholder(_ line: Int) -> String {
      Self.placeholder.replacing("Page.swift:7", with: "Page.swift:\(line)")
    }
    #expect(
      TextRenderer().render(root, in: scope(.placeholder)) == """
        Root
        ====
        made by its initialiser
        \(placeholder(1))another
        \(placeholder(2))\(placeholder(3))
        """
    )
    #expect(
      TextRenderer().render(root, in: scope(.neutral)) == """
        Root
        ====
        made by its initialiser
        another

        """
    )
  }

  @Test func `a destination stored in a root function has its value after it returned`() throws {
    let navigation = Navigation()
    func root(in scope: Scope) {
      scope.run {
        navigation.destination = DependencyProvider { (page: PageDependency) in
          Page(text: "by \(page.author)")
        }
      }
    }
    let scope = Scope(.test).providing { _ in PageDependency(author: "Aki") }

    root(in: scope)

    #expect(Scope.current == nil)
    let destination = try #require(navigation.destination)
    #expect(TextRenderer().render(destination, in: scope) == "by Aki\n")
  }

  @Test(arguments: [("Aki", "by Aki\nfriend\n1\n2\n"), ("Ben", "by Ben\n1\n2\n")])
  func `a provider builds several nodes chosen by what it is given`(
    _ author: String,
    _ expected: String
  ) {
    let provider = DependencyProvider { (page: PageDependency) in
      ScreenNode.text("by \(page.author)")
      if page.author == "Aki" { Page(text: "friend") }
      for number in 1...2 { ScreenNode.text("\(number)") }
    }
    let scope = Scope(.test).providing(PageDependency(author: author))

    #expect(TextRenderer().render(provider, in: scope) == expected)
  }

  @Test func `a provider that builds several nodes is one placeholder`() {
    var calls = 0
    func count() { calls += 1 }
    let provider = DependencyProvider(fileID: "Pages/Page.swift", line: 7) {
      (page: PageDependency) in
      let _: Void = count()
      ScreenNode.text("by \(page.author)")
      ScreenNode.text("and more")
    }

    #expect(TextRenderer().render(provider, in: scope(.placeholder)) == Self.placeholder)
    #expect(TextRenderer().render(provider, in: scope(.neutral)) == "")
    #expect(calls == 0)
  }

  @Test func `a provider of providers names all that is missing`() {
    struct OtherDependency: Dependency {}
    let provider = DependencyProvider(fileID: "Pages/Page.swift", line: 7) {
      (page: PageDependency, _: OtherDependency) in Page(text: page.author)
    }
    let scope = scope(.placeholder).providing { _ in OtherDependency() }

    let text = TextRenderer().render(provider, in: self.scope(.placeholder))

    #expect(
      text == """
        Dependency is not set.
        No 'PageDependency' and no 'OtherDependency' is provided in this scope.
        [missing-dependency]
          requested at  Pages/Page.swift:7
          to fix        scope.providing { PageDependency(…) } at the root
                        scope.providing { OtherDependency(…) } at the root

        """
    )
    let complete = scope.providing(PageDependency(author: "Aki"))
    #expect(TextRenderer().render(provider, in: complete) == "Aki\n")
  }

  private func scope(_ policy: MissingDependencyPolicy) -> Scope {
    Scope(.test) {
      $0.missingDependencyPolicy = policy
      $0.failureHandler = log.handler
    }
  }
}

import Heirloom
import Testing

struct DependencyProviderTests {
  @Test func `a child below the inner value sees it, its siblings the outer one`() {
    let outer = Scope(.live).providing(AppBundle(title: "outer"))
    let inner = outer.providing(AppBundle(title: "inner"))
    let label = DependencyProvider { (app: AppBundle) in Card(app.title) }

    let below = inner.overriding { _ in }
    let rendered = [outer, inner, outer, below, outer].map { label(in: $0).text }

    #expect(rendered == ["outer", "inner", "outer", "inner", "outer"])
  }

  @Test func `with a value the closure is called once for each pass`() throws {
    let scope = Scope(.live).providing(AppBundle(title: "title"))
    let log = MakingLog()
    let screen = DependencyProvider { (app: AppBundle) in
      log.note(app.title)
      return Card(app.title)
    }

    let first = screen(in: scope)
    let second = try screen.resolve(in: scope)

    #expect([first, second].map(\.text) == ["title", "title"])
    #expect(log.labels == ["title", "title"])
  }

  @Test func `without a value the closure is never called and the placeholder stands in`() {
    let scope = Self.quietScope(.placeholder)
    let log = MakingLog()
    let screen = DependencyProvider(fileID: "Sample/Screen.swift", line: 4) { (app: AppBundle) in
      log.note(app.title)
      return Card(app.title)
    }

    let card = screen(in: scope)

    let text = """
      Dependency is not set.
      No 'AppBundle' is provided in this scope. [missing-dependency]
        requested at  Sample/Screen.swift:4
        to fix        scope.providing { AppBundle(…) } at the root
      """
    #expect(card.text == text)
    #expect(log.labels.isEmpty)
  }

  @Test func `with the release policy the neutral placeholder stands in`() {
    let log = MakingLog()
    let screen = DependencyProvider { (app: AppBundle) in
      log.note(app.title)
      return Card(app.title)
    }

    let card = screen(in: Self.quietScope(.neutral))

    #expect(card.text.isEmpty)
    #expect(log.labels.isEmpty)
  }

  @Test func `the default policy is the build's`() {
    #if DEBUG
    #expect(Scope(.live).missingDependencyPolicy == .placeholder)
    #else
    #expect(Scope(.live).missingDependencyPolicy == .neutral)
    #endif
  }

  @Test func `in an empty root every wrapped screen is red, the others render`() {
    let scope = Self.quietScope(.placeholder)
    let destinations = (1...3).map { number in
      DependencyProvider { (app: AppBundle) in Card("\(app.title) \(number)") }
    }

    let cards = destinations.map { $0(in: scope) } + [Card("initialised")]

    let firstLines = cards.map { $0.text.prefix { $0 != "\n" } }
    #expect(
      firstLines == [
        "Dependency is not set.", "Dependency is not set.", "Dependency is not set.", "initialised",
      ]
    )
  }

  @Test func `a destination stored now and opened later finds its scope`() {
    func root() -> (scope: Scope, open: (Scope) -> Card) {
      let destination = DependencyProvider { (app: AppBundle) in Card(app.title) }
      return (Scope(.live).providing(AppBundle(title: "root")), { destination(in: $0) })
    }

    let (scope, open) = root()

    #expect(open(scope).text == "root")
  }

  @Test func `a destination below an override of its dependency's parts is fresh`() {
    let root = Scope(.live).providing { AppBundle(title: $0.bundleTitle) }
    let destination = DependencyProvider { (app: AppBundle) in Card(app.title) }

    let child = root.overriding(\.bundleTitle, with: "child")

    #expect([root, child].map { destination(in: $0).text } == ["default", "child"])
  }

  @Test func `several dependencies are unwrapped together`() {
    let scope = Scope(.live).providing(AppBundle(title: "app")).providing(UserBundle(name: "user"))
    let screen = DependencyProvider { (app: AppBundle, user: UserBundle) in
      Card("\(app.title) \(user.name)")
    }

    #expect(screen(in: scope).text == "app user")
  }

  @Test func `values are unwrapped by key path`() {
    let scope = Scope(.live).overriding(\.bundleRequired, with: "given")
    let screen = DependencyProvider(\.bundleRequired, \.bundleNumber) { Card("\($0) \($1)") }

    #expect(screen(in: scope).text == "given 7")
  }

  @Test func `a host renders the content with a closure of its own`() {
    let scope = Scope(.live).providing(AppBundle(title: "app"))
    let content = DependencyProvider { (app: AppBundle) in app.title }

    #expect(content.render(in: scope) { Card("<\($0)>") }.text == "<app>")
    #expect(content.render(in: Self.quietScope(.neutral)) { Card("<\($0)>") }.text.isEmpty)
  }

  @Test func `a dependency provided as ready is not made again anywhere`() {
    let scope = Scope(.live).providing(AppBundle(title: "ready"))
    let child = scope.overriding(\.bundleTitle, with: "child")

    #expect(DependencyProvider { (app: AppBundle) in Card(app.title) }(in: child).text == "ready")
  }

  /// A root that shows placeholders as told and prints nothing.
  private static func quietScope(_ policy: MissingDependencyPolicy) -> Scope {
    Scope(.live) {
      $0.missingDependencyPolicy = policy
      $0.failureHandler = FailureHandler { _ in }
    }
  }
}

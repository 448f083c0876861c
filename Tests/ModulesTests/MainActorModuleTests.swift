import Heirloom
import MainActorModule
import Testing

// The kinds of Factory#322 and swift-dependencies#444: under a default of the main actor, the
// documented declarations compile, and are read from everywhere.
struct MainActorModuleTests {
  @MainActor
  @Test func `the module reads every kind of provider on the main actor`() {
    let readings = Reading.everything(in: Scope(.live))

    #expect(readings == ["Item 1", "# Sample", "Item 2", "Window of Item 0", "true"])
  }

  @Test func `the module reads plain and assisted providers off the main actor`() {
    #expect(Reading.plain(in: Scope(.live)) == ["Item 1", "# Sample"])
  }

  @Test func `another module reads what is not on the main actor`() {
    let scope = Scope(.live)

    #expect(scope.database.title(of: 3) == "Item 3")
    #expect(scope[\.database].title(of: 3) == "Item 3")
    #expect(scope.heading("Other") == "# Other")
  }

  @Test func `another module awaits what is on the main actor`() async {
    let scope = Scope(.live)

    let router = await scope.router
    let title = await scope.item(4).title

    #expect(await Reading.router(in: scope) === router)
    #expect(title == "Item 4")
  }

  @Test func `an actor is provided in a module on the main actor`() async {
    let scope = Scope(.live)

    _ = await scope.visitCounter.visit()

    #expect(await scope.visitCounter.visit() == 2)
  }

  // The kind of Factory#237: a type on a global actor of one's own can be provided.
  @Test func `a value on another global actor is provided`() async {
    let scope = Scope(.live)

    _ = await scope.archive.keep("Sample")

    #expect(await scope.archive.keep("Other") == 2)
  }

  @MainActor
  @Test func `a plain extension is read by main actor code of another module`() {
    let scope = Scope(.live)

    #expect(scope.windowTitle == "Window of Item 0")
    #expect(scope[\.windowTitle] == "Window of Item 0")
    #expect(scope.window === scope.router)
  }

  @MainActor
  @Test func `a plain extension is overridden like any other`() {
    let scope = Scope(.live) { $0.windowTitle = "Other" }

    #expect(scope.windowTitle == "Other")
    #expect(scope.overriding(\.windowTitle, with: "Inner").windowTitle == "Inner")
  }

  @MainActor
  @Test func `an override of a plain extension reaches what is made from it`() {
    struct Fixed: Database {
      func title(of item: Int) -> String { "Fixed" }
    }
    let scope = Scope(.live)

    let inner = scope.overriding(\.database, with: Fixed())

    #expect(scope.windowTitle == "Window of Item 0")
    #expect(inner.windowTitle == "Window of Fixed")
    #expect(inner.item(1).title == "Fixed")
  }

  // The kind of Factory#120 and #282: injection goes with @Observable and with Sendable.
  @MainActor
  @Test func `an observable class takes its constants from the current scope`() {
    let scope = Scope(.live)

    let settings = scope.run { Settings() }
    settings.isDetailed = true
    settings.open(5)

    #expect(scope.router.paths == ["Item 5"])
  }

  @MainActor
  @Test func `an observable class has an injected constant`() {
    let item = Scope(.live).item(6)
    item.title = "Changed"

    item.reload()

    #expect(item.title == "Item 6")
  }

  @Test func `a final sendable class takes its constants from the current scope`() async {
    let service = Scope(.live).run { SearchService() }

    let result = await Task.detached { service.result(for: 7) }.value

    #expect(result == "# Item 7")
  }
}

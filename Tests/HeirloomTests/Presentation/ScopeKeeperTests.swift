import Heirloom
import Testing

@MainActor
struct ScopeKeeperTests {
  private let app = Scope(.test)
  private let keeper = ScopeKeeper()

  /// Renders as a body does, with a closure that is another one each time.
  private func render(
    in inherited: Scope?,
    id: AnyHashable? = nil,
    title: String = "derived"
  ) -> Scope? {
    keeper.scope(inheriting: inherited, id: id) {
      $0.makingLog.note("derived")
      return $0.overriding(\.hostTitle, with: title)
    }
  }

  private var derivations: Int { app.makingLog.count(of: "derived") }

  @Test func `a scope is derived once over twenty renderings, and so is what is made in it`() throws
  {
    let first = try #require(render(in: app))
    let token = first.hostToken

    for number in 1...19 {
      let scope = try #require(render(in: app, title: "rendering \(number)"))
      #expect(scope == first)
      #expect(scope.hostToken === token)
    }

    #expect(derivations == 1)
    #expect(token.label == "derived")
    #expect(app.hostToken.label == "default")
  }

  @Test func `another scope above renews it`() throws {
    let first = try #require(render(in: app))

    let other = app.overriding(\.hostTitle, with: "other")
    let second = try #require(render(in: other))

    #expect(second != first)
    #expect(render(in: other) == second)
    #expect(derivations == 2)
  }

  @Test func `another id renews it, and the same one does not`() throws {
    let first = try #require(render(in: app, id: 1, title: "one"))
    #expect(render(in: app, id: 1, title: "two") == first)

    let second = try #require(render(in: app, id: 2, title: "three"))

    #expect(second != first)
    #expect(second.hostTitle == "three")
    #expect(render(in: app, id: "2") != second)
    #expect(derivations == 3)
  }

  @Test func `the view of another identity derives its own`() throws {
    let first = try #require(render(in: app))

    let second = try #require(
      ScopeKeeper().scope(inheriting: app) { $0.overriding(\.hostTitle, with: "derived") }
    )

    #expect(second != first)
    #expect(second.hostToken !== first.hostToken)
  }

  @Test func `without a scope above there is none, and what was derived is freed`() throws {
    let token = WeakReference(try #require(render(in: app)).hostToken)
    #expect(token.object != nil)

    #expect(render(in: nil) == nil)

    #expect(token.object == nil)
    #expect(derivations == 1)
    #expect(render(in: app) != nil)
    #expect(derivations == 2)
  }

  @Test func `what was made goes with the keeper`() {
    var keeper: ScopeKeeper? = ScopeKeeper()
    let derived = keeper?.scope(inheriting: app) { $0.overriding(\.hostTitle, with: "derived") }
    let token = WeakReference(derived?.hostToken)
    withExtendedLifetime(derived) { #expect(token.object != nil) }

    keeper = nil

    #expect(keeper == nil)
  }
}

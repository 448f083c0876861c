import Heirloom
import Testing

@MainActor
struct ScopeHostTests {
  private let app = Scope(.test) { $0.hostTitle = "app" }

  @Test func `a host without a derivation has the very scope that it inherits`() {
    let (window, panel, view) = (ScopeHost(app), ScopeHost(), ScopeHost())
    window.add(panel)
    panel.add(view)

    #expect([window, panel, view].allSatisfy { $0.scope == app })
  }

  @Test func `without a scope at the top no host below has one`() {
    let (window, panel) = (ScopeHost(), ScopeHost { $0.overriding(\.hostTitle, with: "panel") })
    window.add(panel)

    #expect(window.scope == nil)
    #expect(panel.scope == nil)
  }

  @Test func `an override on one host affects that host and those below it only`() {
    let (window, sibling, view) = (ScopeHost(app), ScopeHost(), ScopeHost())
    let panel = ScopeHost { $0.overriding(\.hostTitle, with: "panel") }
    window.add(panel)
    window.add(sibling)
    panel.add(view)

    #expect(window.scope?.hostTitle == "app")
    #expect(sibling.scope?.hostTitle == "app")
    #expect(panel.scope?.hostTitle == "panel")
    #expect(view.scope?.hostTitle == "panel")
    #expect(app.hostTitle == "app")
  }

  @Test func `the nearest of several overrides wins, and the others show through`() {
    let window = ScopeHost(app) {
      $0.overriding {
        $0.hostTitle = "window"
        $0.hostRequired = "given by the window"
      }
    }
    let panel = ScopeHost { $0.overriding(\.hostTitle, with: "panel") }
    window.add(panel)

    #expect(panel.scope?.hostTitle == "panel")
    #expect(panel.scope?.hostRequired == "given by the window")
  }

  @Test func `a host provides a typed dependency to itself and to those below it`() {
    let window = ScopeHost(app)
    let panel = ScopeHost { $0.providing { HostDependency(title: $0.hostTitle) } }
    let view = ScopeHost { $0.overriding(\.hostTitle, with: "view") }
    window.add(panel)
    panel.add(view)

    #expect(window.scope?[HostDependency.self] == nil)
    #expect(panel.scope?[HostDependency.self]?.title == "app")
    #expect(view.scope?[HostDependency.self]?.title == "view")
  }

  @Test func `a host that is looked at again has the same scope, and what was made in it`() throws {
    var derivations = 0
    let window = ScopeHost(app)
    let panel = ScopeHost { scope in
      derivations += 1
      return scope.overriding(\.hostTitle, with: "panel")
    }
    let view = ScopeHost()
    panel.add(view)
    window.add(panel)
    #expect(derivations == 0)

    let scope = try #require(panel.scope)
    let token = scope.hostToken

    #expect(panel.scope == scope)
    #expect(view.scope == scope)
    #expect(view.scope?.hostToken === token)
    #expect(derivations == 1)
  }

  @Test func `another derivation replaces the one before, and none undoes it`() {
    let window = ScopeHost(app)
    let view = ScopeHost()
    window.add(view)

    window.derivation = { $0.overriding(\.hostRequired, with: "required") }
    #expect(view.scope?.hostRequired == "required")
    window.derivation = { $0.overriding(\.hostTitle, with: "other") }
    #expect(view.scope?.hostTitle == "other")
    #expect(
      view.scope.map {
        DependencyProvider(\.hostRequired, content: HostCard.init).isMissing(in: $0)
      } == true
    )
    window.derivation = nil

    #expect(window.scope == app)
    #expect(view.scope == app)
  }

  @Test func `a new derivation leaves hosts beside and above alone`() {
    let window = ScopeHost(app) { $0.overriding(\.hostTitle, with: "window") }
    let (panel, sibling) = (ScopeHost(), ScopeHost { $0.overriding(\.hostTitle, with: "sibling") })
    window.add(panel)
    window.add(sibling)
    let (above, beside) = (window.scope, sibling.scope)

    panel.derivation = { $0.overriding(\.hostTitle, with: "panel") }

    #expect(panel.scope?.hostTitle == "panel")
    #expect(window.scope == above)
    #expect(sibling.scope == beside)
  }

  @Test func `while a derivation runs, the scope of its host is the inherited one`() throws {
    let host = ScopeHost(app)
    host.derivation = { [unowned host] scope in
      #expect(host.scope == scope)
      return scope.overriding(\.hostTitle, with: "panel")
    }

    #expect(host.scope?.hostTitle == "panel")
  }

  @Test func `a child that its parent's derivation looks at is derived again from the result`() {
    let (window, panel) = (
      ScopeHost(app), ScopeHost { $0.overriding(\.hostRequired, with: "panel") }
    )
    window.add(panel)
    window.derivation = { [unowned panel] scope in
      #expect(panel.scope?.hostTitle == "app")
      return scope.overriding(\.hostTitle, with: "window")
    }

    #expect(window.scope?.hostTitle == "window")
    #expect(panel.scope?.hostTitle == "window")
  }

  @Test func `a derivation that moves its own host is not kept for the new place`() {
    let (old, new) = (ScopeHost(app), ScopeHost(Scope(.test) { $0.hostTitle = "new" }))
    let panel = ScopeHost()
    old.add(panel)
    panel.derivation = { [unowned panel] scope in
      if panel.parent === old { new.add(panel) }
      return scope.overriding(\.hostRequired, with: scope.hostTitle)
    }

    #expect(panel.scope?.hostRequired == "app")
    #expect(panel.scope?.hostRequired == "new")
  }

  @Test func `a host added below itself ends the program with advice`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (window, panel) = (ScopeHost(), ScopeHost())
        window.add(panel)
        panel.add(window, fileID: "Sample/Window.swift", line: 12)
      }
    }

    let message = """
      A host was added below itself. [host-below-itself]
        requested at  Sample/Window.swift:12
        to fix        parent.removeFromParent() first, if the two are to change places
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `of a host added to itself the handler of its scope is told`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let host = ScopeHost(
          Scope(.test) {
            $0.failureHandler = FailureHandler { fatalError("told of \($0.id.rawValue)") }
          }
        )
        host.add(host)
      }
    }

    #expect(result.standardError.contains("told of host-below-itself"))
  }
}

extension DependencyProvider {
  fileprivate func isMissing(in scope: Scope) -> Bool {
    (try? resolve(in: scope)) == nil
  }
}

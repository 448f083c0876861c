import Heirloom
import Synchronization
import Testing

@MainActor
struct ScopeHostReleaseTests {
  private let app = Scope(.test)

  @Test func `a host that is moved frees what was made for the old place`() throws {
    let (left, right) = (makeWindow(), makeWindow())
    let hosts = makeSubtree()
    left.add(hosts[0])
    let tokens = try hosts.map { WeakReference(try #require($0.scope).hostToken) }
    #expect(tokens.allSatisfy { $0.object != nil })

    right.add(hosts[0])

    #expect(tokens.map { $0.object == nil } == [true, true])
    #expect(hosts.allSatisfy { $0.scope?.hostToken != nil })
  }

  @Test func `what was made for the old place is freed before anybody is told`() throws {
    let left = ScopeHost(Scope(.test) { $0.hostTitle = "left" })
    let hosts = makeSubtree()
    left.add(hosts[0])
    let tokens = try ([left] + hosts).map { WeakReference(try #require($0.scope).hostToken) }
    var isFreed: [Bool] = []
    hosts[0].onChange = { _ in isFreed = tokens.map { $0.object == nil } }

    makeWindow().add(hosts[0])
    #expect(isFreed == [false, true, true])
    left.onChange = hosts[0].onChange
    left.inherit(app)

    #expect(isFreed == [true, true, true])
  }

  @Test func `a host that is removed and kept frees what was made for it`() throws {
    let window = makeWindow()
    let hosts = makeSubtree()
    window.add(hosts[0])
    let tokens = try hosts.map { WeakReference(try #require($0.scope).hostToken) }

    hosts[0].removeFromParent()

    #expect(tokens.map { $0.object == nil } == [true, true])
  }

  @Test func `what was made for the parent stays when a child is moved away`() throws {
    let window = makeWindow()
    let hosts = makeSubtree()
    window.add(hosts[0])
    let token = WeakReference(try #require(window.scope).hostToken)
    _ = hosts[1].scope?.hostToken

    hosts[0].removeFromParent()

    #expect(token.object != nil)
    #expect(window.scope?.hostToken === token.object)
  }

  @Test func `another derivation frees what was made under the one before`() throws {
    let window = makeWindow()
    let token = WeakReference(try #require(window.scope).hostToken)

    window.derivation = nil

    #expect(token.object == nil)
  }

  @Test func `another scope at the top frees what was made in the one before`() throws {
    let window = ScopeHost(Scope(.test)) { $0.overriding(\.hostTitle, with: "window") }
    let hosts = makeSubtree()
    window.add(hosts[0])
    let tokens = try ([window] + hosts).map { WeakReference(try #require($0.scope).hostToken) }

    window.inherit(app)

    #expect(tokens.allSatisfy { $0.object == nil })
  }

  @Test func `a child that outlives the host at the top has no scope and keeps nothing alive`()
    throws
  {
    var window: ScopeHost? = makeWindow()
    let reference = WeakReference(window)
    let hosts = makeSubtree()
    window?.add(hosts[0])
    let tokens = try hosts.map { WeakReference(try #require($0.scope).hostToken) }

    window = nil

    #expect(reference.object == nil)
    #expect(tokens.map { $0.object == nil } == [true, true])
    #expect(hosts[0].parent == nil)
    #expect(hosts.allSatisfy { $0.scope == nil })
    let other = makeWindow()
    other.add(hosts[0])
    #expect(hosts[1].scope?.hostTitle == "window 0 1")
  }

  @Test func `the host at the top keeps those below it, and they go with it`() {
    var window: ScopeHost? = makeWindow()
    var panel: ScopeHost? = ScopeHost()
    let reference = WeakReference(panel)
    if let panel { window?.add(panel) }

    panel = nil
    #expect(reference.object != nil)
    window = nil

    #expect(reference.object == nil)
  }

  @Test func `a tree of hosts may be dropped on any thread`() async throws {
    let holder = Holder(makeWindow())
    let hosts = makeSubtree()
    holder.host?.add(hosts[0])
    let tokens = try hosts.map { WeakReference(try #require($0.scope).hostToken) }

    _ = await Threads.run { holder.host = nil }

    #expect(tokens.map { $0.object == nil } == [true, true])
    #expect(hosts.allSatisfy { $0.scope == nil })
  }

  @Test func `a host that is added elsewhere does not keep the scope it was given`() throws {
    var given: Scope? = Scope(.test) { $0.hostTitle = "given" }
    let host = ScopeHost(given)
    let token = WeakReference(try #require(given).hostToken)
    let window = makeWindow()
    given = nil
    #expect(token.object != nil)

    window.add(host)

    #expect(token.object == nil)
  }

  private func makeWindow() -> ScopeHost {
    ScopeHost(app) { $0.overriding(\.hostTitle, with: "window") }
  }

  /// A host and one below it, each of which derives a scope.
  private func makeSubtree() -> [ScopeHost] {
    let hosts = (0...1).map { number in
      ScopeHost { $0.overriding(\.hostTitle) { "\($0.hostTitle) \(number)" } }
    }
    hosts[0].add(hosts[1])
    return hosts
  }

  private final class Holder: Sendable {
    private let stored: Mutex<ScopeHost?>

    init(_ host: ScopeHost) { stored = Mutex(host) }

    var host: ScopeHost? {
      get { stored.withLock { $0 } }
      set { stored.withLock { $0 = newValue } }
    }
  }
}

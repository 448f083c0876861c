import Heirloom
import Testing

/// A hierarchy with a scope of its own stands on either side: what a bridge writes is what the part of
/// the hierarchy below inherits, unless that is nothing.
@MainActor
struct ScopeBridgeTests {
  /// The overrides of one place in a hierarchy.
  private final class Place {
    var written: Scope?
    var writings = 0

    func handedDown(of inherited: Scope?) -> Scope? { written ?? inherited }
  }

  private let app = Scope(.test)
  private let place = Place()

  private func bridge(_ host: ScopeHost) -> ScopeBridge {
    ScopeBridge(host) { [place] scope in
      place.written = scope
      place.writings += 1
    }
  }

  @Test func `a scope of the hierarchy is read on the host and below it, the same instances too`() {
    let host = ScopeHost()
    let panel = ScopeHost()
    host.add(panel)
    let bridge = bridge(host)

    bridge.inherit(app)

    #expect(host.scope == app)
    #expect(panel.scope?.hostToken === app.hostToken)
    #expect(place.handedDown(of: app) == app)
    #expect(place.written == nil)
  }

  @Test func `a scope that the host was given is read in the hierarchy below`() {
    let host = ScopeHost(app)

    let bridge = bridge(host)

    #expect(place.handedDown(of: nil)?.hostToken === app.hostToken)
    withExtendedLifetime(bridge) {}
  }

  @Test func `a host below another hands on what it inherits from there`() {
    let window = ScopeHost(app) { $0.overriding(\.hostTitle, with: "window") }
    let panel = ScopeHost()
    window.add(panel)

    let bridge = bridge(panel)
    bridge.inherit(nil)

    #expect(place.handedDown(of: nil) == window.scope)
    #expect(panel.parent === window)
  }

  @Test func `what the host derives is read in the hierarchy below, and not above`() {
    let host = ScopeHost { $0.overriding(\.hostTitle, with: "derived") }
    let bridge = bridge(host)

    bridge.inherit(app)

    #expect(place.handedDown(of: app)?.hostTitle == "derived")
    #expect(place.written == host.scope)
    #expect(app.hostTitle == "default")
  }

  @Test func `it derives once over twenty announcements of one scope`() {
    let host = ScopeHost { scope in
      scope.makingLog.note("derived")
      return scope.overriding(\.hostTitle, with: "derived")
    }
    let bridge = bridge(host)

    for _ in 1...20 { bridge.inherit(app) }

    #expect(app.makingLog.count(of: "derived") == 1)
    #expect(place.writings == 2)  // nothing at first, then the derived scope
  }

  @Test func `another scope of the hierarchy replaces what was read and what is handed down`() {
    let other = Scope(.test) { $0.hostTitle = "other" }
    let host = ScopeHost { $0.overriding(\.hostToken, with: Token($0.hostTitle)) }
    let bridge = bridge(host)
    bridge.inherit(app)
    #expect(place.written?.hostToken.label == "default")

    bridge.inherit(other)

    #expect(host.scope?.hostTitle == "other")
    #expect(place.written?.hostToken.label == "other")
  }

  @Test func `a hierarchy that loses its scope takes it from the host and from below`() {
    let host = ScopeHost { $0.overriding(\.hostTitle, with: "derived") }
    let bridge = bridge(host)
    bridge.inherit(app)

    bridge.inherit(nil)

    #expect(host.scope == nil)
    #expect(place.handedDown(of: nil) == nil)
  }

  @Test func `another derivation is handed down at once`() {
    let host = ScopeHost()
    let bridge = bridge(host)
    bridge.inherit(app)
    #expect(place.written == nil)

    host.derivation = { $0.overriding(\.hostTitle, with: "later") }
    #expect(place.written?.hostTitle == "later")

    host.derivation = nil
    #expect(place.written == nil)
  }

  @Test func `the host's own handler of changes is still called`() {
    let host = ScopeHost()
    var changes: [Scope?] = []
    host.onChange = { changes.append($0) }
    let bridge = bridge(host)

    bridge.inherit(app)

    #expect(changes == [app])
  }

  @Test func `a bridge that has gone writes no more`() {
    let host = ScopeHost()
    var bridge: ScopeBridge? = bridge(host)
    bridge?.inherit(app)
    let writings = place.writings

    bridge = nil
    host.inherit(nil)

    #expect(place.writings == writings)
    #expect(bridge == nil)
  }
}

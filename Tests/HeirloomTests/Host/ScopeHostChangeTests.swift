import Heirloom
import Testing

@MainActor
struct ScopeHostChangeTests {
  private let left = ScopeHost(Scope(.test) { $0.hostTitle = "left" })
  private let right = ScopeHost(Scope(.test) { $0.hostTitle = "right" })
  private let told = Told()

  @Test func `a move tells the moved host and those below it, outermost first, each once`() {
    let hosts = makeChain("a", "b", "c")
    let beside = makeHost("beside")
    hosts[0].add(beside)
    left.add(hosts[0])
    #expect(told.lines == ["a left", "b left", "beside left", "c left"])
    told.lines = []

    right.add(hosts[0])

    #expect(told.lines == ["a right", "b right", "beside right", "c right"])
  }

  @Test func `nobody else is told`() {
    for (host, label) in [(left, "left"), (right, "right")] {
      host.onChange = { _ in told.lines.append(label) }
    }
    let (panel, beside) = (makeHost("panel"), makeHost("beside"))
    left.add(beside)
    right.add(panel)
    told.lines = []

    left.add(panel)

    #expect(told.lines == ["panel left"])
  }

  @Test func `when the first one is told, all have their scopes`() {
    let hosts = makeChain("a", "b", "c")
    left.add(hosts[0])
    var seen: [String?] = []
    hosts[0].onChange = { _ in seen = hosts.map { $0.scope?.hostTitle } }

    right.add(hosts[0])

    #expect(seen == ["right", "right", "right"])
  }

  @Test func `a move within one scope tells nobody`() {
    let (panel, other) = (makeHost("panel"), ScopeHost())
    panel.derivation = { $0.overriding(\.hostRequired, with: "panel") }
    left.add(panel)
    left.add(other)
    told.lines = []

    other.add(panel)
    left.add(panel)
    panel.inherit(left.scope)
    panel.inherit(left.scope)
    left.inherit(left.scope)

    #expect(told.lines == [])
  }

  @Test func `hosts that no scope reaches before or after are not told`() {
    let hosts = makeChain("a", "b")
    let other = ScopeHost()

    other.add(hosts[0])
    hosts[1].derivation = { $0.overriding(\.hostTitle, with: "b") }
    hosts[0].removeFromParent()

    #expect(told.lines == [])
  }

  @Test func `removal tells that there is no scope any more`() {
    let hosts = makeChain("a", "b")
    left.add(hosts[0])
    told.lines = []

    hosts[0].removeFromParent()

    #expect(told.lines == ["a none", "b none"])
  }

  @Test func `a new derivation tells its host and those below it`() {
    let hosts = makeChain("a", "b", "c")
    left.add(hosts[0])
    told.lines = []

    hosts[1].derivation = { $0.overriding(\.hostTitle, with: "derived") }
    #expect(told.lines == ["b derived", "c derived"])
    hosts[1].derivation = nil
    hosts[1].derivation = nil

    #expect(told.lines == ["b derived", "c derived", "b left", "c left"])
  }

  @Test func `a handler may move a host that has yet to be told: it is told of the latest only`() {
    let hosts = makeChain("a", "b", "c")
    let third = ScopeHost(Scope(.test) { $0.hostTitle = "third" })
    left.add(hosts[0])
    told.lines = []
    hosts[0].onChange = { _ in
      told.lines.append("a")
      third.add(hosts[1])
    }

    right.add(hosts[0])

    #expect(told.lines == ["a", "b third", "c third"])
  }

  @Test func `a handler may move its own host`() {
    let hosts = makeChain("a", "b")
    left.add(hosts[0])
    told.lines = []
    hosts[0].onChange = { [weak left, weak host = hosts[0]] scope in
      told.lines.append("a \(scope?.hostTitle ?? "none")")
      if let left, let host, scope?.hostTitle == "right" { left.add(host) }
    }

    right.add(hosts[0])

    #expect(told.lines == ["a right", "a left", "b left"])
  }

  @Test func `a handler may drop the hosts below`() {
    let hosts = makeChain("a", "b")
    left.add(hosts[0])
    told.lines = []
    hosts[0].onChange = { [weak host = hosts[0]] _ in
      for child in host?.children ?? [] { child.removeFromParent() }
    }

    right.add(hosts[0])

    #expect(told.lines == ["b none"])
    #expect(hosts[0].children.isEmpty)
  }

  private func makeChain(_ labels: String...) -> [ScopeHost] {
    let hosts = labels.map(makeHost)
    for (parent, child) in zip(hosts, hosts.dropFirst()) { parent.add(child) }
    return hosts
  }

  private func makeHost(_ label: String) -> ScopeHost {
    let host = ScopeHost()
    host.onChange = { [told] scope in
      told.lines.append("\(label) \(scope?.hostTitle ?? "none")")
    }
    return host
  }

  @MainActor
  private final class Told {
    var lines: [String] = []
  }
}

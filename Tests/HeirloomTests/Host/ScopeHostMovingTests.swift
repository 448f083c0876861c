import Heirloom
import Testing

@MainActor
struct ScopeHostMovingTests {
  private let left = ScopeHost(Scope(.test) { $0.hostTitle = "left" })
  private let right = ScopeHost(Scope(.test) { $0.hostTitle = "right" })

  @Test func `a host that is moved inherits from its new parent, and so do those below it`() {
    let panel = ScopeHost { $0.overriding(\.hostRequired, with: "panel") }
    let (view, plain) = (ScopeHost(), ScopeHost())
    left.add(panel)
    panel.add(view)
    panel.add(plain)
    #expect(view.scope?.hostTitle == "left")
    let token = view.scope?.hostToken

    right.add(panel)

    #expect([panel, view, plain].allSatisfy { $0.scope?.hostTitle == "right" })
    #expect(view.scope?.hostRequired == "panel")
    #expect(view.scope?.hostToken !== token)
  }

  @Test func `parents and children agree after each move`() {
    let (first, second) = (ScopeHost(), ScopeHost())
    left.add(first)
    left.add(second)
    #expect(left.children.identities == [first, second].identities)

    right.add(first)
    #expect(left.children.identities == [second].identities)
    #expect(right.children.identities == [first].identities)
    #expect(first.parent === right)

    second.add(first)
    #expect(right.children.isEmpty)
    #expect(first.parent === second)

    first.removeFromParent()
    #expect(second.children.isEmpty)
    #expect(first.parent == nil)
  }

  @Test func `a child that is added again becomes the last one and keeps its scope`() {
    let first = ScopeHost { $0.overriding(\.hostRequired, with: "panel") }
    let second = ScopeHost()
    left.add(first)
    left.add(second)
    let scope = first.scope

    left.add(first)

    #expect(left.children.identities == [second, first].identities)
    #expect(first.scope == scope)
  }

  @Test func `no scope reaches a host that is removed, until it is added again`() {
    let (panel, view) = (ScopeHost(), ScopeHost())
    left.add(panel)
    panel.add(view)

    panel.removeFromParent()
    #expect(panel.scope == nil)
    #expect(view.scope == nil)
    right.add(panel)

    #expect(view.scope?.hostTitle == "right")
  }

  @Test func `removing a host without a parent does nothing`() {
    let scope = left.scope

    left.removeFromParent()

    #expect(left.scope == scope)
  }

  @Test func `a host at the top gives up its scope when it is added to another`() {
    right.add(left)
    #expect(left.scope == right.scope)

    left.removeFromParent()

    #expect(left.scope == nil)
  }

  @Test func `a host that is handed a scope leaves its parent`() {
    let panel = ScopeHost()
    left.add(panel)

    panel.inherit(right.scope)

    #expect(panel.parent == nil)
    #expect(left.children.isEmpty)
    #expect(panel.scope == right.scope)
  }

  @Test func `a host at the top that is handed another scope hands it on`() {
    let view = ScopeHost { $0.overriding(\.hostRequired, with: "view") }
    left.add(view)
    #expect(view.scope?.hostTitle == "left")

    left.inherit(right.scope)
    #expect(view.scope?.hostTitle == "right")
    left.inherit(nil)

    #expect(view.scope == nil)
  }

  @Test func `a move within one scope keeps what was made`() {
    let (other, view) = (ScopeHost(), ScopeHost())
    let panel = ScopeHost { $0.overriding(\.hostTitle, with: "panel") }
    left.add(panel)
    left.add(other)
    panel.add(view)
    let (scope, token) = (panel.scope, view.scope?.hostToken)

    other.add(panel)
    #expect(panel.scope == scope)
    panel.inherit(left.scope)
    #expect(panel.scope == scope)
    let another = ScopeHost(left.scope)
    another.add(panel)

    #expect(panel.scope == scope)
    #expect(view.scope?.hostToken === token)
  }

  @Test(arguments: 1...4)
  func `after any moves every host has what a tree built afresh would have`(_ seed: UInt64) {
    var random = Generator(state: seed)
    let hosts = (0..<12).map { number in
      ScopeHost { $0.overriding(\.hostTitle) { "\($0.hostTitle) \(number)" } }
    }

    for step in 0..<400 {
      let (parent, child) = (hosts[random.next(below: 12)], hosts[random.next(below: 12)])
      let path = sequence(first: parent, next: \.parent)
      switch random.next(below: 6) {
      case 0: child.removeFromParent()
      case 1: child.inherit(Scope(.test) { $0.hostTitle = "root \(step)" })
      case 2: child.derivation = { $0.overriding(\.hostTitle) { "\($0.hostTitle) \(step)" } }
      case _ where !path.contains { $0 === child }: parent.add(child)
      default: break
      }
      for host in hosts {
        #expect(host.children.allSatisfy { $0.parent === host })
        #expect(host.parent?.children.contains { $0 === host } ?? true)
        guard let parent = host.parent, let derivation = host.derivation else { continue }
        #expect(host.scope?.hostTitle == parent.scope.map(derivation)?.hostTitle)
      }
    }
  }

  /// Numbers that are the same at each run.
  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}

extension [ScopeHost] {
  fileprivate var identities: [ObjectIdentifier] { map(ObjectIdentifier.init) }
}

import Heirloom
import Testing

struct LifetimeTests {
  @Test func `a value made from nothing overridden lives in the root`() {
    let root = Scope(.live)
    var child: Scope? = root.overriding(\.lifetimeRequest, with: "unrelated")
    let made = WeakReference(child?.lifetimeService)

    child = nil

    #expect(made.object === root.lifetimeService)
  }

  @Test func `a value lives in the outermost scope that makes it the same way`() {
    let root = Scope(.live)
    let session = root.overriding(\.lifetimeAccount, with: Token("account"))
    var screen: Scope? = session.overriding(\.lifetimeRequest, with: "unrelated")
    let made = WeakReference(screen?.lifetimeService)

    screen = nil

    #expect(made.object === session.lifetimeService)
    #expect(root.lifetimeService !== session.lifetimeService)
  }

  @Test func `a value dies with the scope that is its home`() {
    let root = Scope(.live)
    var session: Scope? = root.overriding(\.lifetimeAccount, with: Token("account"))
    let made = WeakReference(session?.lifetimeService)

    session = nil

    #expect(made.object == nil)
    #expect(root.lifetimeService.description == "service(anonymous)")
  }

  @Test func `a scope below keeps the home of its values alive`() {
    var session: Scope? = Scope(.live).overriding(\.lifetimeAccount, with: Token("account"))
    let screen = session?.overriding(\.lifetimeRequest, with: "screen")
    let made = session?.lifetimeService

    session = nil

    #expect(screen?.lifetimeService === made)
  }

  @Test(arguments: [false, true])
  func `a singleton is made from the root's values whoever asks first`(childFirst: Bool) {
    let root = Scope(.live)
    let child = root.overriding(\.lifetimeAccount, with: Token("account"))

    let values = (childFirst ? [child, root] : [root, child]).map(\.lifetimeSingleton)

    #expect(values[0] === values[1])
    #expect(values[0].description == "singleton(anonymous)")
    #expect(root.makingLog.count(of: "singleton") == 1)
  }

  @Test func `a singleton sees the root's own overrides`() {
    let root = Scope(.live) { $0.lifetimeAccount = Token("owner") }
    let child = root.overriding(\.lifetimeAccount, with: Token("account"))

    #expect(child.lifetimeSingleton.description == "singleton(owner)")
  }

  @Test func `a value made from a singleton does not depend on the singleton's parts`() {
    let root = Scope(.live)
    let child = root.overriding(\.lifetimeAccount, with: Token("account"))

    #expect(child.lifetimeSingletonUser === root.lifetimeSingletonUser)
  }

  @Test func `a singleton overridden further down is what is read there`() {
    let root = Scope(.live)
    let child = root.overriding(\.lifetimeSingleton, with: Token("replaced"))

    #expect(child.lifetimeSingletonUser.description == "user(replaced)")
    #expect(root.lifetimeSingletonUser.description == "user(singleton(anonymous))")
  }

  @Test func `a singleton outlives the scope that asked first`() {
    let root = Scope(.live)
    var child: Scope? = root.overriding(\.lifetimeAccount, with: Token("account"))
    let made = WeakReference(child?.lifetimeSingleton)

    child = nil

    #expect(made.object === root.lifetimeSingleton)
  }

  @Test func `a tied value is made in each scope that binds its anchor`() {
    let root = Scope(.live)
    let first = root.overriding(\.lifetimeRequest, with: "first")
    let second = root.overriding(\.lifetimeRequest, with: "second")
    let below = second.overriding(\.lifetimeAccount, with: Token("account"))

    let units = [root, first, second, below].map(\.lifetimeUnit)

    #expect(Set(units.map(ObjectIdentifier.init)).count == 3)
    #expect(units[2] === units[3])
    #expect(root.makingLog.labels == ["unit", "unit", "unit"])
  }

  @Test func `a tied value does not make its anchor`() {
    let root = Scope(.live)

    _ = root.lifetimeTiedToToken

    #expect(root.makingLog.labels == ["tied"])
  }

  @Test func `a tied value lives no further out than its anchor`() {
    let root = Scope(.live)
    var request: Scope? = root.overriding(\.lifetimeRequest, with: "request")
    let unit = WeakReference(request?.lifetimeUnit)

    request = nil

    #expect(unit.object == nil)
  }

  @Test func `what is made from a tied value is tied with it`() {
    let root = Scope(.live)
    let request = root.overriding(\.lifetimeRequest, with: "request")

    #expect(request.lifetimeUnitUser !== root.lifetimeUnitUser)
    #expect(request.lifetimeUnitUser.parts[0] === request.lifetimeUnit)
  }

  @Test func `the maker of an anchor may read the value tied to it`() {
    let scope = Scope(.live).overriding(\.lifetimeRequest) { "for \($0.lifetimeUnit)" }

    #expect(scope.lifetimeRequest == "for unit")
  }

  @Test func `a typed dependency lives where it is made the same way`() {
    let root = Scope(.live).providing { LifetimeDependency(service: $0.lifetimeService) }
    let session = root.overriding(\.lifetimeAccount, with: Token("account"))
    let screen = session.overriding(\.lifetimeRequest, with: "screen")

    let services = [screen, session, root].compactMap { $0[LifetimeDependency.self]?.service }

    #expect(services[0] === services[1])
    #expect(services[1] === session.lifetimeService)
    #expect(services[2] === root.lifetimeService)
  }
}

private struct LifetimeDependency: Dependency {
  let service: Token
}

extension Providers {
  fileprivate var lifetimeRequest: Provider<String> { Provider { _ in "none" } }
  fileprivate var lifetimeAccount: Provider<Token> { Provider { _ in Token("anonymous") } }
  fileprivate var lifetimeService: Provider<Token> {
    Provider { $0.token("service", from: $0.lifetimeAccount) }
  }
  fileprivate var lifetimeSingleton: Provider<Token> {
    Provider { $0.token("singleton", from: $0.lifetimeAccount) }.singleton
  }
  fileprivate var lifetimeSingletonUser: Provider<Token> {
    Provider { $0.token("user", from: $0.lifetimeSingleton) }
  }
  fileprivate var lifetimeUnit: Provider<Token> {
    Provider { $0.token("unit") }.tied(to: \.lifetimeRequest)
  }
  fileprivate var lifetimeUnitUser: Provider<Token> {
    Provider { Token("user", from: [$0.lifetimeUnit]) }
  }
  fileprivate var lifetimeTiedToToken: Provider<Token> {
    Provider { $0.token("tied") }.tied(to: \.lifetimeService)
  }
}

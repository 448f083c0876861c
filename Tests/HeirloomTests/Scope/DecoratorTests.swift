import Heirloom
import Testing

struct DecoratorTests {
  static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test func `a decorator wraps what the scopes above give`() {
    let root = Scope(.live)
    let logged = root.overriding(\.decoratedClient) { Token("logged", from: [$0.decoratedClient]) }

    #expect(logged.decoratedClient.description == "logged(client(host))")
    #expect(logged.decoratedClient.parts[0] === root.decoratedClient)
  }

  @Test func `decorators three deep wrap each other, outermost scope innermost`() {
    let scope = Scope(.live)
      .overriding(\.decoratedClient) { Token("a", from: [$0.decoratedClient]) }
      .overriding(\.decoratedClient) { Token("b", from: [$0.decoratedClient]) }
      .overriding(\.decoratedClient) { Token("c", from: [$0.decoratedClient]) }

    #expect(scope.decoratedClient.description == "c(b(a(client(host))))")
  }

  @Test func `each layer is one instance in the scopes that share it`() {
    let root = Scope(.live)
    let first = root.overriding(\.decoratedClient) { Token("a", from: [$0.decoratedClient]) }
    let second = first.overriding(\.decoratedClient) { Token("b", from: [$0.decoratedClient]) }

    #expect(second.decoratedClient.parts[0] === first.decoratedClient)
    #expect(first.decoratedClient.parts[0] === root.decoratedClient)
  }

  @Test(arguments: orders)
  func `an override below two decorators renews every layer that reads it`(_ order: [Int]) {
    let root = Scope(.live)
    let outer = root.overriding(\.decoratedClient) {
      Token("a", from: [$0.decoratedClient, $0.decoratedName])
    }
    let inner = outer.overriding(\.decoratedClient) { Token("b", from: [$0.decoratedClient]) }
    let scopes = [
      inner,
      inner.overriding(\.decoratedHost, with: Token("mine")),
      inner.overriding(\.decoratedName, with: Token("me")),
    ]

    for index in order { _ = scopes[index].decoratedClient }

    let values = scopes.map(\.decoratedClient.description)
    #expect(
      values == [
        "b(a(client(host) name))", "b(a(client(mine) name))", "b(a(client(host) me))",
      ]
    )
    #expect(scopes[2].decoratedClient.parts[0].parts[0] === root.decoratedClient)
  }

  @Test(arguments: orders)
  func `three decorators with overrides between them follow the reader`(_ order: [Int]) {
    let first = Scope(.live).overriding(\.decoratedClient) {
      Token("a", from: [$0.decoratedClient])
    }
    let second = first.overriding(\.decoratedHost, with: Token("second"))
      .overriding(\.decoratedClient) { Token("b", from: [$0.decoratedClient, $0.decoratedName]) }
    let third = second.overriding(\.decoratedName, with: Token("third"))
      .overriding(\.decoratedClient) { Token("c", from: [$0.decoratedClient]) }
    let scopes = [first, second, third]

    for index in order { _ = scopes[index].decoratedClient }

    let values = scopes.map(\.decoratedClient.description)
    #expect(
      values == [
        "a(client(host))", "b(a(client(second)) name)", "c(b(a(client(second)) third))",
      ]
    )
    #expect(third.decoratedClient.parts[0].parts[0] === second.decoratedClient.parts[0])
  }

  @Test(arguments: [false, true])
  func `a decorator that reads only its own key is shared where the inner value is`(
    childFirst: Bool
  ) {
    let decorated = Scope(.live).overriding(\.decoratedClient) {
      Token("a", from: [$0.decoratedClient])
    }
    let child = decorated.overriding(\.decoratedName, with: Token("unrelated"))

    let scopes = childFirst ? [child, decorated] : [decorated, child]
    let values = scopes.map(\.decoratedClient)

    #expect(values[0] === values[1])
  }

  @Test func `a value made from a decorated one reads the decoration`() {
    let root = Scope(.live)
    let decorated = root.overriding(\.decoratedClient) { Token("a", from: [$0.decoratedClient]) }

    #expect(decorated.decoratedUser.description == "user(a(client(host)))")
    #expect(root.decoratedUser.description == "user(client(host))")
  }

  @Test func `what a decorator reads beside its own key is seen from the reader`() {
    let scope = Scope(.live)
      .overriding(\.decoratedHost) { Token("a", from: [$0.decoratedHost]) }
      .overriding(\.decoratedClient) { Token("b", from: [$0.decoratedClient, $0.decoratedHost]) }
    let below = scope.overriding(\.decoratedHost) { Token("c", from: [$0.decoratedHost]) }

    #expect(scope.decoratedClient.description == "b(client(a(host)) a(host))")
    #expect(below.decoratedClient.description == "b(client(c(a(host))) c(a(host)))")
  }

  @Test func `a decorator of a required value wraps what was given`() {
    let scope = Scope(.live) { $0.decoratedRequired = Token("given") }
      .overriding(\.decoratedRequired) { Token("a", from: [$0.decoratedRequired]) }

    #expect(scope.decoratedRequired.description == "a(given)")
  }

  @Test func `a root may decorate the recipe itself`() {
    let scope = Scope(.live) {
      $0.override(\.decoratedClient) { Token("root", from: [$0.decoratedClient]) }
    }

    #expect(scope.decoratedClient.description == "root(client(host))")
  }

  @Test func `a decorated singleton wraps the root's instance`() {
    let root = Scope(.live)
    let child = root.overriding(\.decoratedHost, with: Token("child"))
      .overriding(\.decoratedSingleton) { Token("a", from: [$0.decoratedSingleton]) }

    #expect(child.decoratedSingleton.description == "a(singleton(host))")
    #expect(child.decoratedSingleton.parts[0] === root.decoratedSingleton)
  }

  @Test func `a decorator of a typed dependency reads the outer one`() {
    let scope = Scope(.live)
      .providing { DecoratedDependency(token: $0.decoratedClient) }
      .providing { resolver in
        let outer = resolver[DecoratedDependency.self]?.token
        return DecoratedDependency(token: Token("a", from: outer.map { [$0] } ?? []))
      }

    #expect(scope[DecoratedDependency.self]?.token.description == "a(client(host))")
  }

  @Test func `a decorator may keep a deferred reader beside what it wraps`() {
    let scope = Scope(.live).overriding(\.decoratedLater) { resolver in
      _ = resolver.decoratedLater
      return resolver.deferred(\.decoratedClient)
    }

    #expect(scope.decoratedLater.value === scope.decoratedClient)
  }
}

private struct DecoratedDependency: Dependency {
  let token: Token
}

extension Providers {
  fileprivate var decoratedHost: Provider<Token> { Provider { _ in Token("host") } }
  fileprivate var decoratedName: Provider<Token> { Provider { _ in Token("name") } }
  fileprivate var decoratedClient: Provider<Token> {
    Provider { Token("client", from: [$0.decoratedHost]) }
  }
  fileprivate var decoratedUser: Provider<Token> {
    Provider { Token("user", from: [$0.decoratedClient]) }
  }
  fileprivate var decoratedRequired: Provider<Token> { .required() }
  fileprivate var decoratedSingleton: Provider<Token> {
    Provider { Token("singleton", from: [$0.decoratedHost]) }.singleton
  }
  fileprivate var decoratedLater: Provider<Deferred<Token>> {
    Provider { $0.deferred(\.decoratedClient) }
  }
}

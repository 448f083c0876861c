import Heirloom

final class Greeter: Sendable {
  // expected-error@+1 {{the 'get' accessor cannot return a ~Escapable result}}
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }
}

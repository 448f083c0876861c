import Heirloom

@MainActor final class Router {
  init() {}
}

extension Providers {
  var router: MainProvider<Router> { MainProvider { _ in Router() } }

  // expected-error@+1 {{main actor-isolated subscript 'subscript(dynamicMember:)' can not be referenced from a Sendable closure}}
  var alias: Provider<Router> { Provider { $0.router } }
}

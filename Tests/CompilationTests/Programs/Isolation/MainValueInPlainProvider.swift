import Heirloom

@MainActor final class Router {
  // expected-note@+1 {{calls to initializer 'init()' from outside of its actor context are implicitly asynchronous}}
  init() {}
}

extension Providers {
  // expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
  var router: Provider<Router> { Provider { _ in Router() } }
}

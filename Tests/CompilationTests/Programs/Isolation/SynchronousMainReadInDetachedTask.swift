import Heirloom

@MainActor final class Router {
  init() {}
}

extension Providers {
  var router: MainProvider<Router> { MainProvider { _ in Router() } }
}

func start(in scope: Scope) -> Task<Router, Never> {
  // expected-error@+1 {{main actor-isolated subscript 'subscript(dynamicMember:)' cannot be accessed from outside of the actor}}
  Task.detached { scope.router }
}

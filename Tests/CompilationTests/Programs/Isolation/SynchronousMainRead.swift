import Heirloom

@MainActor final class Router {
  init() {}
}

extension Providers {
  var router: MainProvider<Router> { MainProvider { _ in Router() } }
}

nonisolated func read(in scope: Scope) -> Router {
  // expected-error@+1 {{main actor-isolated subscript 'subscript(dynamicMember:)' can not be referenced from a nonisolated context}}
  scope.router
}

import Heirloom

@MainActor final class Router {
  init() {}
}

extension Providers {
  var router: MainProvider<Router> { MainProvider { _ in Router() } }
}

func start(in scope: Scope) -> Task<Router, Never> {
  Task.detached { await scope.router }
}

import Heirloom

@MainActor final class Router {
  init() {}
}

extension Providers {
  var router: MainProvider<Router> { MainProvider { _ in Router() } }
}

nonisolated func read(in scope: Scope) async -> Router {
  await scope.router
}

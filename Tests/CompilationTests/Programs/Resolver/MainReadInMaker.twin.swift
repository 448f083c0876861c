import Heirloom

@MainActor final class Router {
  init() {}
}

extension Providers {
  var router: MainProvider<Router> { MainProvider { _ in Router() } }

  var alias: MainProvider<Router> { MainProvider { $0.router } }
}

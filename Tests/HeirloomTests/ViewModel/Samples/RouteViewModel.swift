import Heirloom

/// A view model whose caller supplies one structure of two values.
final class RouteViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<RouteViewModel, Route>

  struct Route: Equatable, Sendable {
    let origin: String
    let destination: String
  }

  let summary: String

  init(route: Route) {
    summary = "\(route.origin) → \(route.destination)"
  }
}

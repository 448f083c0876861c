import Heirloom

extension Providers {
  var database: Provider<String> { Provider { _ in "database" } }
}

final class Store: Sendable {
  let database = provided(\.database)
}

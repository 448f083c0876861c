import Heirloom

extension Providers {
  var database: Provider<String> { Provider { _ in "database" } }
}

final class Store: Sendable {
  // expected-error@+1 {{value of type 'Providers' has no member 'databsae'}}
  let database = provided(\.databsae)
}

import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  // expected-error@+1 {{generic struct 'Array' requires that 'Resolver' conform to 'Escapable'}}
  var count: Provider<Int> { Provider { [$0].count } }
}

import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  // expected-error@+1 {{type 'Resolver' does not conform to protocol 'Escapable'}}
  var greeter: Provider<Resolver> { Provider { resolver in resolver } }
}

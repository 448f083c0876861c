import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var greeter: Provider<String> {
    Provider { resolver in
      var kept: Any?
      // expected-error@+1 {{cannot assign value of type 'Resolver' to type 'Any?'}}
      kept = resolver
      return "\(kept == nil)"
    }
  }
}

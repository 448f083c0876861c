import Heirloom

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  // expected-error@+1 {{value of type 'Resolver' has no dynamic member 'lettre' using key path from root type 'Providers'}}
  var greeter: Provider<String> { Provider { $0.lettre("Hello") } }
}

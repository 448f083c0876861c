import Heirloom

extension Providers {
  var apiClient: Provider<String> { Provider { _ in "client" } }

  // expected-error@+1 {{value of type 'Resolver' has no dynamic member 'apiCleint' using key path from root type 'Providers'}}
  var search: Provider<String> { Provider { $0.apiCleint } }
}

import Heirloom

extension Providers {
  var apiClient: Provider<String> { Provider { _ in "client" } }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{value of type 'Scope' has no dynamic member 'apiCleint' using key path from root type 'Providers'}}
  scope.apiCleint
}

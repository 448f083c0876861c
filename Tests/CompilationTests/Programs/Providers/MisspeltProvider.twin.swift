import Heirloom

extension Providers {
  var apiClient: Provider<String> { Provider { _ in "client" } }
}

func read(in scope: Scope) -> String {
  scope.apiClient
}

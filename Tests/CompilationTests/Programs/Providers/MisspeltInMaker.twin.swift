import Heirloom

extension Providers {
  var apiClient: Provider<String> { Provider { _ in "client" } }

  var search: Provider<String> { Provider { $0.apiClient } }
}

import Heirloom

protocol APIClient: Sendable {}

struct AppDependency: Dependency {
  let apiClient: any APIClient
}

func derive(from scope: Scope, _ apiClient: any APIClient) -> Scope {
  scope.providing(AppDependency(apiClient: apiClient))
}

import Heirloom

protocol APIClient: Sendable {}

struct AppDependency: Dependency {
  let apiClient: any APIClient
}

func derive(from scope: Scope, _ apiClient: any APIClient) -> Scope {
  // expected-error@+1 {{instance method 'providing(_:fileID:line:)' requires that 'Provided' conform to 'Dependency'}}
  scope.providing(apiClient)
}

import Heirloom

protocol APIClient: Sendable {}

struct AppDependency: Dependency {
  let apiClient: any APIClient
}

struct SearchScreen {
  let apiClient: any APIClient
}

// expected-error@+2 {{type 'any APIClient' cannot conform to 'Dependency'}}
// expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
@MainActor let destination = DependencyProvider { (apiClient: any APIClient) in
  SearchScreen(apiClient: apiClient)
}

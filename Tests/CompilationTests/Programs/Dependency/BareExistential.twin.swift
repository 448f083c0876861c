import Heirloom

protocol APIClient: Sendable {}

struct AppDependency: Dependency {
  let apiClient: any APIClient
}

struct SearchScreen {
  let apiClient: any APIClient
}

@MainActor let destination = DependencyProvider { (app: AppDependency) in
  SearchScreen(apiClient: app.apiClient)
}

import Heirloom

struct AppDependency: Dependency {
  let title: String
}

struct DetailViewModel {
  let title: String
}

// expected-note@+1 {{'init(viewModel:)' declared here}}
struct DetailScreen {
  let viewModel: DetailViewModel
}

@MainActor let destination = DependencyProvider { (app: AppDependency) in
  // expected-error@+1 {{missing argument for parameter 'viewModel' in call}}
  DetailScreen()
}

import Heirloom

struct AppDependency: Dependency {
  let title: String
}

struct DetailViewModel {
  let title: String
}

struct DetailScreen {
  let app: AppDependency
  // expected-error@+1 {{cannot use instance member 'app' within property initializer; property initializers run before 'self' is available}}
  let viewModel = DetailViewModel(title: app.title)
}

import Heirloom

struct AppDependency: Dependency {
  let title: String
}

struct DetailViewModel {
  let title: String
}

struct DetailScreen {
  let viewModel: DetailViewModel
}

@MainActor let destination = DependencyProvider { (app: AppDependency) in
  DetailScreen(viewModel: DetailViewModel(title: app.title))
}

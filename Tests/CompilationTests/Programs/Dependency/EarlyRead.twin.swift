import Heirloom

struct AppDependency: Dependency {
  let title: String
}

struct DetailViewModel {
  let title: String
}

struct DetailScreen {
  let viewModel: DetailViewModel

  init(app: AppDependency) {
    viewModel = DetailViewModel(title: app.title)
  }
}

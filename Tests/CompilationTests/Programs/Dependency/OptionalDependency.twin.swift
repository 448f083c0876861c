import Heirloom

struct AppDependency: Dependency {
  let title: String
}

struct DetailScreen {
  let title: String?
}

func makeDestination() {
  _ = DependencyProvider { (app: AppDependency) in
    DetailScreen(title: app.title)
  }
}

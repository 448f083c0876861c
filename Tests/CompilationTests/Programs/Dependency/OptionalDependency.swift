import Heirloom

struct AppDependency: Dependency {
  let title: String
}

struct DetailScreen {
  let title: String?
}

func makeDestination() {
  // expected-warning@+2 {{'init(fileID:line:content:)' is deprecated: ask for the dependency itself, not for an optional}}
  // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
  _ = DependencyProvider { (app: AppDependency?) in
    DetailScreen(title: app?.title)
  }
}

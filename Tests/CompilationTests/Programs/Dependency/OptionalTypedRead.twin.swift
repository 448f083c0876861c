import Heirloom

struct AppDependency: Dependency {
  let title: String
}

func title(in scope: Scope) -> String? {
  scope[AppDependency.self]?.title
}

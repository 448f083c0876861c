import Heirloom

struct AppDependency: Dependency {
  let title: String
}

func title(in scope: Scope) -> String? {
  // expected-error@+2 {{value of optional type 'AppDependency?' must be unwrapped to refer to member 'title' of wrapped base type 'AppDependency'}}
  // expected-note@+1 {{chain the optional using '?' to access member 'title' only for non-'nil' base values}}
  scope[AppDependency.self].title
}

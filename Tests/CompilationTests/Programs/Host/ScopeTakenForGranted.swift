import Heirloom

extension Providers {
  var windowTitle: Provider<String> { Provider { _ in "Window" } }
}

@MainActor func title(of host: ScopeHost) -> String? {
  // expected-error@+2 {{value of optional type 'Scope?' must be unwrapped}}
  // expected-note@+1 {{chain the optional using '?'}}
  host.scope.windowTitle
}

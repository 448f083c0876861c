import Heirloom

extension Providers {
  var windowTitle: Provider<String> { Provider { _ in "Window" } }
}

@MainActor func title(of host: ScopeHost) -> String? {
  host.scope?.windowTitle
}

import Heirloom

struct PanelDependency: Dependency {
  let title: String
}

@MainActor func title(in host: ScopeHost) throws -> String {
  let provider = DependencyProvider { (panel: PanelDependency) in panel.title }
  return try provider.resolve(in: host)
}

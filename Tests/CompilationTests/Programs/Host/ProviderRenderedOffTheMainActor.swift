import Heirloom

struct PanelDependency: Dependency {
  let title: String
}

nonisolated func title(in host: ScopeHost) throws -> String {
  let provider = DependencyProvider { (panel: PanelDependency) in panel.title }
  // expected-error@+1 {{call to main actor-isolated instance method 'resolve(in:)' in a synchronous nonisolated context}}
  return try provider.resolve(in: host)
}

import Heirloom

nonisolated func scope(of host: ScopeHost) async -> Scope? {
  await host.scope
}

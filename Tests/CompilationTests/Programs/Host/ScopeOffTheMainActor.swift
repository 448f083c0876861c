import Heirloom

nonisolated func scope(of host: ScopeHost) -> Scope? {
  // expected-error@+1 {{main actor-isolated property 'scope' can not be referenced from a nonisolated context}}
  host.scope
}

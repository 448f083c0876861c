import Heirloom

/// A host that takes over the scope it is rendered in, with what it shows.
struct EmbeddedHost: ScreenContent {
  let host: ScopeHost
  let content: ScreenNode

  func body(in scope: Scope) -> ScreenNode {
    host.inherit(scope)
    return .scoped(host.scope ?? scope, content: content)
  }
}

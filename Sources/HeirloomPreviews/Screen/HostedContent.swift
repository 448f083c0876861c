import Heirloom

/// Content in the scope of a host, or the placeholder where no scope reaches the host.
struct HostedContent: ScreenContent {
  let host: ScopeHost
  let place: SourcePlace
  let content: ScreenNode

  func body(in scope: Scope) -> ScreenNode {
    host.render(fileID: place.fileID, line: place.line) { .scoped($0, content: content) }
  }
}

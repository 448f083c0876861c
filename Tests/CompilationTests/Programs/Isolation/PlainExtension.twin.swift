// flags: -default-isolation MainActor

import Heirloom

nonisolated extension Providers {
  var windowTitle: Provider<String> { Provider { _ in "Window" } }
}

nonisolated func read(in scope: Scope) -> String {
  scope.windowTitle
}

// flags: -default-isolation MainActor

import Heirloom

extension Providers {
  var windowTitle: Provider<String> { Provider { _ in "Window" } }
}

func read(in scope: Scope) -> String {
  scope[\.windowTitle]
}

// flags: -default-isolation MainActor

import Heirloom

extension Providers {
  var windowTitle: Provider<String> { Provider { _ in "Window" } }
}

nonisolated func read(in scope: Scope) -> String {
  // expected-error@+1 {{cannot form key path to main actor-isolated property 'windowTitle'}}
  scope.windowTitle
}

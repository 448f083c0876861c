import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

func read(in scope: Scope) async -> String? {
  try? await scope.settings
}

import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

func read(in scope: Scope) async throws -> String {
  // expected-error@+1 {{caller isolation inheriting-isolated subscript 'subscript(dynamicMember:)' cannot be accessed from outside of the actor}}
  try scope.settings
}

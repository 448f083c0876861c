import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

func read(in scope: Scope) async -> String {
  // expected-error@+1 {{subscript access can throw, but it is not marked with 'try' and the error is not handled}}
  await scope.settings
}

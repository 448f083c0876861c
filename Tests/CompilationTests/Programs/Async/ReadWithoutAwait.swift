import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

// expected-note@+1 {{add 'async' to function 'read(in:)' to make it asynchronous}}
func read(in scope: Scope) throws -> String {
  // expected-error@+1 {{'async' subscript access in a function that does not support concurrency}}
  try scope[\.settings]
}

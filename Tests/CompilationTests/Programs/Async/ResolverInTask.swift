import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  var later: AsyncProvider<Task<String, any Error>> {
    // expected-error@+3 {{lifetime-dependent variable 'resolver' escapes its scope}}
    // expected-note@+2 {{it depends on the lifetime of argument 'resolver'}}
    // expected-note@+1 {{this use causes the lifetime-dependent value to escape}}
    AsyncProvider { resolver in Task { try await resolver.settings } }
  }
}

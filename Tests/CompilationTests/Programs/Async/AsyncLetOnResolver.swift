import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  var pair: AsyncProvider<[String]> {
    // expected-error@+2 {{lifetime-dependent variable 'resolver' escapes its scope}}
    // expected-note@+1 {{it depends on the lifetime of argument 'resolver'}}
    AsyncProvider { resolver in
      // expected-note@+1 {{this use causes the lifetime-dependent value to escape}}
      async let first = resolver.settings
      let second = try await resolver.settings
      return try await [first, second]
    }
  }
}

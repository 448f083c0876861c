import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var greeter: Provider<Task<String, Never>> {
    // expected-error@+2 {{lifetime-dependent variable 'resolver' escapes its scope}}
    // expected-note@+1 {{it depends on the lifetime of argument 'resolver'}}
    Provider { resolver in
      // expected-note@+1 {{this use causes the lifetime-dependent value to escape}}
      Task { resolver.greeting }
    }
  }
}

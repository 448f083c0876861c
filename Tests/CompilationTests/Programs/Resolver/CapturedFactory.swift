import Heirloom

struct Greeter {
  let greet: () -> String
}

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: AssistedProvider<Greeter> {
    // expected-note@+1 2 {{it depends on the lifetime of argument 'resolver'}}
    AssistedProvider { resolver in
      // expected-error@+1 2 {{lifetime-dependent variable 'letter' escapes its scope}}
      let letter = resolver.letter
      // expected-note@+1 2 {{this use causes the lifetime-dependent value to escape}}
      return Greeter { letter("Hello") }
    }
  }
}

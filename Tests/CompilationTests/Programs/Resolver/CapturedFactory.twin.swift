import Heirloom

struct Greeter: Sendable {
  let greet: @Sendable () -> String
}

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: Provider<Greeter> {
    Provider { resolver in
      let letter = resolver.letter("Hello")
      return Greeter { letter }
    }
  }
}

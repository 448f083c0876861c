import Heirloom

struct Greeter: Sendable {
  let letter: Deferred<Assisted<String, String>>
}

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: Provider<Greeter> {
    Provider { Greeter(letter: $0.deferred(\.letter)) }
  }
}

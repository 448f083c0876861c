import Heirloom

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: Provider<Deferred<Assisted<String, String>>> {
    Provider { $0.deferred(\.letter) }
  }
}

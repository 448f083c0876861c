import Heirloom

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: AssistedProvider<Deferred<Assisted<String, String>>> {
    AssistedProvider { $0.deferred(\.letter) }
  }
}

import Heirloom

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: Provider<String> { Provider { $0.letter("Hello") } }
}

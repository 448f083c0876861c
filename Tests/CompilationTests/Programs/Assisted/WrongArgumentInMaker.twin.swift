import Heirloom

extension Providers {
  var note: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var board: Provider<String> { Provider { $0.note("text") } }
}

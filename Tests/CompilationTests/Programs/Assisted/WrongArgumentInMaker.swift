import Heirloom

extension Providers {
  var note: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  var board: Provider<String> { Provider { $0.note(3) } }
}

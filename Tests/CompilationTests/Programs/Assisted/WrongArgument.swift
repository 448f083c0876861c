import Heirloom

extension Providers {
  var note: AssistedProvider<String, String> { AssistedProvider { _, text in text } }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  scope.note(3)
}

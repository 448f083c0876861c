import Heirloom

extension Providers {
  var note: AssistedProvider<String, String, Int> {
    AssistedProvider { _, text, count in String(repeating: text, count: count) }
  }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  scope.note(3, "text")
}

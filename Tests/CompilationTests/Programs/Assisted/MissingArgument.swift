import Heirloom

extension Providers {
  var note: AssistedProvider<String, String, Int> {
    AssistedProvider { _, text, count in String(repeating: text, count: count) }
  }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{missing argument for parameter #1 in call}}
  scope.note("text")
}

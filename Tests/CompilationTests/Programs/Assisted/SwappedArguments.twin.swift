import Heirloom

extension Providers {
  var note: AssistedProvider<String, String, Int> {
    AssistedProvider { _, text, count in String(repeating: text, count: count) }
  }
}

func read(in scope: Scope) -> String {
  scope.note("text", 3)
}

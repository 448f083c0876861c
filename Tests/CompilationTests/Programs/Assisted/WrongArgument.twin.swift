import Heirloom

extension Providers {
  var note: AssistedProvider<String, String> { AssistedProvider { _, text in text } }
}

func read(in scope: Scope) -> String {
  scope.note("text")
}

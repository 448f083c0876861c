import Heirloom

extension Providers {
  var note: AssistedProvider<String, String> { AssistedProvider { _, text in text } }
}

// expected-error@+1 {{cannot convert value of type '@Sendable (Int) -> String' to expected argument type '@Sendable (String) -> String'}}
let scope = Scope(.test) { $0.note = Assisted { (text: Int) in "\(text)" } }

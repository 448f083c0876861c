import Heirloom

extension Providers {
  var note: AssistedProvider<String, String> { AssistedProvider { _, text in text } }
}

let scope = Scope(.test) { $0.note = Assisted { (text: String) in text } }

import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

// expected-error@+1 {{cannot convert value of type '@Sendable (String) -> String' to expected argument type '@Sendable (Int) -> String'}}
let scope = Scope(.test) { $0.title = Keyed { (text: String) in text } }

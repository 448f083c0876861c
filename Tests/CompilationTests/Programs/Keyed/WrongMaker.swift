import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

// expected-error@+1 {{cannot convert value of type 'Int' to closure result type 'String'}}
let scope = Scope(.test).overriding(\.title) { _, number in number }

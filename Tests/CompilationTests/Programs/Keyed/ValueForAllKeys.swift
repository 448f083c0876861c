import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

// expected-error@+1 {{cannot assign value of type 'String' to type 'KeyedProvider<Int, String>.Reading' (aka 'Keyed<Int, String>')}}
let scope = Scope(.test) { $0.title = "same" }

import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{cannot convert return expression of type 'KeyedProvider<Int, String>.Reading' (aka 'Keyed<Int, String>') to return type 'String'}}
  scope.title
}

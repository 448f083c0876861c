import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{value of type 'Scope' has no dynamic member 'titel' using key path from root type 'Providers'}}
  scope.titel[1]
}

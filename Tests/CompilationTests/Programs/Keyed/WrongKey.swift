import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  scope.title["1"]
}

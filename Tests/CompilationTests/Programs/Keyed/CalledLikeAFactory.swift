import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

func read(in scope: Scope) -> String {
  // expected-error@+1 {{cannot call value of non-function type 'KeyedProvider<Int, String>.Reading' (aka 'Keyed<Int, String>')}}
  scope.title(1)
}

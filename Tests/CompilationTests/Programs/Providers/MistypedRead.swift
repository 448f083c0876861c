import Heirloom

extension Providers {
  var port: Provider<Int> { Provider { _ in 80 } }
}

func read(in scope: Scope) {
  // expected-error@+1 {{cannot convert value of type 'Int' to specified type 'String'}}
  let _: String = scope.port
}

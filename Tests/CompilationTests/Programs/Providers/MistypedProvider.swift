import Heirloom

extension Providers {
  // expected-error@+1 {{cannot convert value of type 'String' to closure result type 'Int'}}
  var port: Provider<Int> { Provider { _ in "eighty" } }
}

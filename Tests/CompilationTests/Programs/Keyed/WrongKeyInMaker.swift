import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }

  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  var board: Provider<String> { Provider { $0.title["1"] } }
}

import Heirloom

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  // expected-error@+1 {{type 'BorrowedAssisted<String, String>' does not conform to protocol 'Escapable'}}
  var greeter: AssistedProvider<BorrowedAssisted<String, String>> {
    AssistedProvider { $0.letter }
  }
}

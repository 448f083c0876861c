import Heirloom

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: Provider<Assisted<String, String>> {
    // expected-error@+1 {{cannot convert value of type 'BorrowedAssisted<String, String>' to closure result type 'Assisted<String, String>'}}
    Provider { $0.letter }
  }
}

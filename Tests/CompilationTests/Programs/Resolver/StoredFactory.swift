import Heirloom

struct Greeter: Sendable {
  let letter: Assisted<String, String>
}

extension Providers {
  var letter: AssistedProvider<String, String> { AssistedProvider { _, text in text } }

  var greeter: Provider<Greeter> {
    // expected-error@+1 {{cannot convert value of type 'BorrowedAssisted<String, String>' to expected argument type 'Assisted<String, String>'}}
    Provider { Greeter(letter: $0.letter) }
  }
}

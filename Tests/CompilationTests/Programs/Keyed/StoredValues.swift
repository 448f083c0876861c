import Heirloom

struct Board: Sendable {
  let titles: Keyed<Int, String>
}

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }

  var board: Provider<Board> {
    // expected-error@+1 {{cannot convert value of type 'BorrowedKeyed<Int, String>' to expected argument type 'Keyed<Int, String>'}}
    Provider { Board(titles: $0.title) }
  }
}

import Heirloom

struct Board: Sendable {
  let titles: Deferred<Keyed<Int, String>>
}

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }

  var board: Provider<Board> {
    Provider { Board(titles: $0.deferred(\.title)) }
  }
}

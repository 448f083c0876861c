import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

func read(in scope: Scope) -> String {
  scope.title[1]
}

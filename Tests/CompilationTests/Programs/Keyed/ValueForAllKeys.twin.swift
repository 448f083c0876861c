import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

let scope = Scope(.test) { $0.title = Keyed { _ in "same" } }

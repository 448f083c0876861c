import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }
}

let scope = Scope(.test).overriding(\.title) { _, number in "\(number)" }

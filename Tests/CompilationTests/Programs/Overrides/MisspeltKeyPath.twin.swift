import Heirloom

extension Providers {
  var clock: Provider<Int> { Provider { _ in 1 } }
}

let scope = Scope(.test).overriding(\.clock, with: 2)

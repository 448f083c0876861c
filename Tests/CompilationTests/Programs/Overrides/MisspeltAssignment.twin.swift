import Heirloom

extension Providers {
  var clock: Provider<Int> { Provider { _ in 1 } }
}

let scope = Scope(.test) { $0.clock = 2 }

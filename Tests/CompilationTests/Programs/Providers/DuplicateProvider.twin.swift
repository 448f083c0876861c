import Heirloom

extension Providers {
  var clock: Provider<Int> { Provider { _ in 1 } }
}

extension Providers {
  var secondClock: Provider<Int> { Provider { _ in 2 } }
}

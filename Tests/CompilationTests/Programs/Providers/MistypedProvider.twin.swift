import Heirloom

extension Providers {
  var port: Provider<Int> { Provider { _ in 80 } }
}

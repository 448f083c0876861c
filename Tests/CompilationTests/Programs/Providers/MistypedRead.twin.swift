import Heirloom

extension Providers {
  var port: Provider<Int> { Provider { _ in 80 } }
}

func read(in scope: Scope) {
  let _: Int = scope.port
}

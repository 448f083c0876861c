import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  var host: AsyncProvider<String> { AsyncProvider { (try? await $0.settings) ?? "" } }
}

import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  var pair: AsyncProvider<[String]> {
    AsyncProvider {
      let (first, second) = try await $0.all(\.settings, \.settings)
      return [first, second]
    }
  }
}

import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  var later: AsyncProvider<Task<String, any Error>> {
    AsyncProvider { resolver in
      let settings = try await resolver.settings
      return Task { settings }
    }
  }
}

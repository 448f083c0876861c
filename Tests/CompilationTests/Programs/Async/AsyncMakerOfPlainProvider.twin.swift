import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  var host: AsyncProvider<String> { AsyncProvider { _ in await load() } }
}

func load() async -> String { "qiita.example" }

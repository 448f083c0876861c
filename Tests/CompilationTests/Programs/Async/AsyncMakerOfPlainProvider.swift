import Heirloom

extension Providers {
  var settings: AsyncProvider<String> { AsyncProvider { _ in "default" } }
}

extension Providers {
  // expected-error@+2 {{cannot pass function of type '@Sendable (Resolver) async -> String' to parameter expecting synchronous function type}}
  // expected-note@+1 {{'async' inferred from asynchronous operation used here}}
  var host: Provider<String> { Provider { _ in await load() } }
}

func load() async -> String { "qiita.example" }

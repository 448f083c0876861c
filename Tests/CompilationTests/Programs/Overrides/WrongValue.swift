import Heirloom

protocol APIClient: Sendable {}

struct StubClient: APIClient {}

extension Providers {
  var apiClient: Provider<any APIClient> { .required() }
}

// expected-error@+1 {{argument type 'Int' does not conform to expected type 'APIClient'}}
let scope = Scope(.test).overriding(\.apiClient, with: 3)

import Heirloom

protocol APIClient: Sendable {}

struct StubClient: APIClient {}

extension Providers {
  var apiClient: Provider<any APIClient> { .required() }
}

// expected-error@+1 {{cannot assign value of type 'Int' to type 'any APIClient'}}
let scope = Scope(.test) { $0.apiClient = 3 }

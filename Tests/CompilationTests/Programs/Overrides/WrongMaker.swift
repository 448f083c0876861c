import Heirloom

protocol APIClient: Sendable {}

struct StubClient: APIClient {}

extension Providers {
  var apiClient: Provider<any APIClient> { .required() }
}

// expected-error@+2 {{cannot convert value of type 'KeyPath<Providers, Provider<any APIClient>>' to expected argument type 'KeyPath<Providers, AssistedProvider<Int>>'}}
// expected-note@+1 {{arguments to generic parameter 'Value' ('Provider<any APIClient>' and 'AssistedProvider<Int>') are expected to be equal}}
let scope = Scope(.test).overriding(\.apiClient) { _ in 3 }

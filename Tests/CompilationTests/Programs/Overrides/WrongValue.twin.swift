import Heirloom

protocol APIClient: Sendable {}

struct StubClient: APIClient {}

extension Providers {
  var apiClient: Provider<any APIClient> { .required() }
}

let scope = Scope(.test).overriding(\.apiClient, with: StubClient())

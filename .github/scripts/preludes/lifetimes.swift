@_exported import Heirloom

final class Client: Sendable {}
final class Log: Sendable {}
final class Metrics: Sendable {}

final class Orders: Sendable {
  let user: String
  let client: Client

  init(user: String, client: Client) {
    self.user = user
    self.client = client
  }
}

extension Providers {
  var theme: Provider<String> { Provider { _ in "light" } }
  var user: Provider<String> { .required() }
}

import Heirloom

final class Cache: Sendable {}

extension Providers {
  var cache: Provider<Cache> { Provider { _ in Cache() } }
}

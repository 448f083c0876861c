import Heirloom

// expected-note@+1 3 {{class 'Cache' does not conform to the 'Sendable' protocol}}
final class Cache {}

extension Providers {
  // expected-error@+1 3 {{type 'Cache' does not conform to the 'Sendable' protocol}}
  var cache: Provider<Cache> { Provider { _ in Cache() } }
}

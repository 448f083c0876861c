import Heirloom

struct Route: Sendable {}

extension Providers {
  // expected-error@+1 {{type 'Route' does not conform to protocol 'Hashable'}}
  var title: KeyedProvider<Route, String> { KeyedProvider { _, _ in "" } }
}

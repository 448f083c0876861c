import Heirloom

struct Route: Hashable, Sendable {}

extension Providers {
  var title: KeyedProvider<Route, String> { KeyedProvider { _, _ in "" } }
}

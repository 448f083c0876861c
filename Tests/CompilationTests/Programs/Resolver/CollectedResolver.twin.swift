import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var count: Provider<Int> { Provider { [$0.greeting].count } }
}

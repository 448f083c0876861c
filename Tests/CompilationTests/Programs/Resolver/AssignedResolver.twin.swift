import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var greeter: Provider<String> {
    Provider { resolver in
      var kept: Any?
      kept = resolver.greeting
      return "\(kept == nil)"
    }
  }
}

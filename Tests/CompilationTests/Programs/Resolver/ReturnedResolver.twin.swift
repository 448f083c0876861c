import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var greeter: Provider<String> { Provider { resolver in resolver.greeting } }
}

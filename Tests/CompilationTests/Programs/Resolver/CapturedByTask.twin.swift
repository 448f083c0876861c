import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var greeter: Provider<Task<String, Never>> {
    Provider { resolver in
      let greeting = resolver.greeting
      return Task { greeting }
    }
  }
}

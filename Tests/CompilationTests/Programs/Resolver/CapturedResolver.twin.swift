import Heirloom

struct Greeter: Sendable {
  let greet: @Sendable () -> String
}

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }

  var greeter: Provider<Greeter> {
    Provider { resolver in
      let greeting = resolver.greeting
      return Greeter { greeting }
    }
  }
}

import Heirloom

final class Greeter: Sendable {
  private let greeting: Deferred<String>

  init(greeting: Deferred<String>) {
    self.greeting = greeting
  }
}

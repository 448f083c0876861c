/// What this module makes from what another one supplies.
public final class Welcome: Sendable {
  private let greeter: any Greeter

  init(greeter: any Greeter) {
    self.greeter = greeter
  }

  /// The text to show.
  public var text: String { greeter.greeting(for: "you") }
}

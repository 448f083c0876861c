public import Heirloom

extension Providers {
  /// What an implementation module supplies.
  public var greeter: Provider<any Greeter> { .required() }

  /// What is made from it.
  public var welcome: Provider<Welcome> { Provider { Welcome(greeter: $0.greeter) } }

  /// A value that several modules read.
  public var guests: Provider<Guests> { Provider { _ in Guests() } }

  /// A provider whose name another module uses too.
  public var language: Provider<String> { Provider { _ in "interface" } }
}

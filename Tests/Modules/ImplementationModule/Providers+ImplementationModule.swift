public import Heirloom

extension Providers {
  /// A provider whose name another module uses too.
  public var language: Provider<String> { Provider { _ in "implementation" } }

  /// A factory that takes no arguments.
  public var ticket: AssistedProvider<Ticket> { AssistedProvider { _ in Ticket() } }

  /// A factory that takes no arguments, on the main actor.
  public var mainTicket: MainAssistedProvider<Ticket> { MainAssistedProvider { $0.ticket() } }
}

public import Heirloom
public import InterfaceModule

/// Reads of another module's providers.
public enum Visitor {
  /// The key path to the guests, as this module spells it.
  public static var guestsKeyPath: KeyPath<Providers, Provider<Guests>> { \.guests }

  /// Reads the guests.
  public static func guests(in scope: Scope) -> Guests { scope.guests }

  /// Makes a ticket.
  public static func ticket(in scope: Scope) -> Ticket { scope.ticket() }
}

public import Heirloom

/// Reads by the module that declares the providers.
public enum Host {
  /// The key path to the guests, as this module spells it.
  public static var guestsKeyPath: KeyPath<Providers, Provider<Guests>> { \.guests }

  /// Reads the guests.
  public static func guests(in scope: Scope) -> Guests { scope.guests }

  /// Reads the language, which in this module is its own.
  public static func language(in scope: Scope) -> String { scope.language }
}

/// What a read of a closed scope does when its value is there already.
///
/// Nothing new is made in a closed scope whatever the policy. It is a value in the scope,
/// ``Providers/closedScopePolicy``; an override counts when it is a value or has been read before.
@frozen
public enum ClosedScopePolicy: Sendable {
  /// The program ends with a message; a read that can throw throws.
  case strict

  /// The value is given, and each such read is reported once.
  case lenient

  #if DEBUG
  static let usual = strict
  #else
  static let usual = lenient
  #endif
}

extension Providers {
  /// What a read of a closed scope does: strict in debug builds of this library, lenient in release.
  public var closedScopePolicy: Provider<ClosedScopePolicy> { Provider { _ in .usual } }
}

public import Foundation

/// What a store can keep: `Bool`, `Int`, `Double`, `String`, `URL` and `Data`.
///
/// Anything else is encoded as `Data` by whoever keeps it.
public protocol StorableValue: Sendable {
  /// Takes the value out of what a store has; nil when that is of another kind.
  ///
  /// - Parameter stored: What the store has.
  init?(stored: StoredValue)

  /// The value as a store keeps it.
  var stored: StoredValue { get }
}

extension Bool: StorableValue {
  /// Takes a truth value.
  ///
  /// - Parameter stored: What the store has.
  public init?(stored: StoredValue) {
    guard case .bool(let value) = stored else { return nil }
    self = value
  }

  /// The value as a store keeps it.
  public var stored: StoredValue { .bool(self) }
}

extension Int: StorableValue {
  /// Takes a whole number.
  ///
  /// - Parameter stored: What the store has.
  public init?(stored: StoredValue) {
    guard case .int(let value) = stored else { return nil }
    self = value
  }

  /// The value as a store keeps it.
  public var stored: StoredValue { .int(self) }
}

extension Double: StorableValue {
  /// Takes a number.
  ///
  /// - Parameter stored: What the store has.
  public init?(stored: StoredValue) {
    guard case .double(let value) = stored else { return nil }
    self = value
  }

  /// The value as a store keeps it.
  public var stored: StoredValue { .double(self) }
}

extension String: StorableValue {
  /// Takes a text.
  ///
  /// - Parameter stored: What the store has.
  public init?(stored: StoredValue) {
    guard case .string(let value) = stored else { return nil }
    self = value
  }

  /// The value as a store keeps it.
  public var stored: StoredValue { .string(self) }
}

extension URL: StorableValue {
  /// Takes an address.
  ///
  /// - Parameter stored: What the store has.
  public init?(stored: StoredValue) {
    guard case .url(let value) = stored else { return nil }
    self = value
  }

  /// The value as a store keeps it.
  public var stored: StoredValue { .url(self) }
}

extension Data: StorableValue {
  /// Takes bytes.
  ///
  /// - Parameter stored: What the store has.
  public init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  /// The value as a store keeps it.
  public var stored: StoredValue { .data(self) }
}

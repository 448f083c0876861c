public import Foundation

/// A value as a store keeps it: one of six kinds.
public enum StoredValue: Hashable, Sendable, Codable {
  /// A truth value.
  case bool(Bool)

  /// A whole number.
  case int(Int)

  /// A number.
  case double(Double)

  /// A text.
  case string(String)

  /// An address.
  case url(URL)

  /// Bytes, which may be an encoded value of any other type.
  case data(Data)
}

/// Keeps values by name, and tells who asked when one has changed.
@MainActor
public protocol KeyValueStore: AnyObject, Sendable {
  /// The value of a name, if it has one.
  ///
  /// - Parameter key: The name.
  ///
  /// - Returns: The value.
  func value(for key: String) -> StoredValue?

  /// Keeps a value, and tells that it has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its name.
  func keep(_ value: StoredValue, for key: String)

  /// Those who are told when a value has changed.
  var changes: StoreChanges { get }
}

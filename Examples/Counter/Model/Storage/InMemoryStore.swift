/// A store that is gone with the program: for previews and tests.
public final class InMemoryStore: KeyValueStore {
  private var values: [String: StoredValue]

  /// Those who are told when a value has changed.
  public let changes = StoreChanges()

  /// Creates a store.
  ///
  /// - Parameter values: What it has at first.
  public init(_ values: [String: StoredValue] = [:]) {
    self.values = values
  }

  /// The value of a name, if it has one.
  ///
  /// - Parameter key: The name.
  ///
  /// - Returns: The value.
  public func value(for key: String) -> StoredValue? { values[key] }

  /// Keeps a value, and tells that it has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its name.
  public func keep(_ value: StoredValue, for key: String) {
    values[key] = value
    changes.send(for: key)
  }
}

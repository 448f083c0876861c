/// A property whose value is in a store.
///
/// Reading asks the store, and gives the default when it has nothing, or something of another kind.
/// The setter changes the store and not the property, so nobody who holds it notices by himself.
@MainActor
@propertyWrapper
public struct Stored<Value: StorableValue> {
  /// The name of the value in the store.
  public let key: String

  private let store: any KeyValueStore
  private let defaultValue: Value

  /// Creates a property; the store is not changed.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it gives when the store has nothing of its kind.
  ///   - key: The name of the value in the store.
  ///   - store: Where the value is.
  public init(wrappedValue: Value, _ key: String, in store: any KeyValueStore) {
    self.key = key
    self.store = store
    defaultValue = wrappedValue
  }

  /// The value in the store.
  public var wrappedValue: Value {
    get { store.value(for: key).flatMap(Value.init(stored:)) ?? defaultValue }
    nonmutating set { store.keep(newValue.stored, for: key) }
  }

  /// Tells that the value in the store has changed.
  public var projectedValue: Signal { store.changes.signal(for: key) }
}

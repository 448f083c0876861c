/// The state of the counter screen, over a store.
///
/// It writes to the store by itself rather than through ``Stored``, and so knows of each change before
/// and after. Of several on one store all have the same count.
@MainActor
public final class CounterViewModel {
  private static let key = "count"

  /// Sent before the count changes.
  public let willChange = Signal()

  /// The count.
  public private(set) var count: Int

  private let store: any KeyValueStore

  /// Creates the state with what the store has.
  ///
  /// - Parameter store: Where the count is kept.
  public init(store: any KeyValueStore) {
    self.store = store
    count = store.value(for: Self.key).flatMap(Int.init(stored:)) ?? 0
    store.changes.signal(for: Self.key).listen(as: self) { $0.follow() }
  }

  /// The count as a text.
  public var countText: String { "\(count)" }

  /// Adds one; the greatest number stays as it is.
  public func increment() {
    change(to: count == .max ? .max : count + 1)
  }

  /// Takes one away; the least number stays as it is.
  public func decrement() {
    change(to: count == .min ? .min : count - 1)
  }

  private func change(to value: Int) {
    // What follows from it is what any other's change leads to.
    store.keep(value.stored, for: Self.key)
  }

  private func follow() {
    let value = store.value(for: Self.key).flatMap(Int.init(stored:)) ?? 0
    guard value != count else { return }
    willChange.send()
    count = value
  }
}

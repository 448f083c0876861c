import Synchronization

/// Holds how the data of each key stands, for all repositories that are to see each other's changes.
///
/// Where to keep it is up to the application: whoever shares it shares the state. It belongs with one
/// cache, and holds no data.
public final class StateHolder<Key: Hashable & Sendable, Content: Sendable>: Sendable {
  private let entries = Mutex<[Key: StateEntry<Content>]>([:])

  /// Creates a holder in which nothing is under way.
  public init() {}

  /// Returns how the data of a key stands.
  ///
  /// - Parameter key: The key.
  ///
  /// - Returns: The state; fixed where nobody has asked for the data yet.
  public func state(of key: Key) -> DataState {
    entries.withLock { $0[key] }?.state ?? .fixed(isLast: false)
  }

  /// Forgets all states.
  ///
  /// All streams end; what was shown last is still delivered. Fetches are cancelled and their results
  /// ignored. The data stays in its cache, and repositories can be used afterwards as before.
  public func clear() async {
    for entry in entries.withLock({ $0.values.map(\.self) }) { await entry.clear() }
  }

  func entry(for key: Key) -> StateEntry<Content> {
    let new = StateEntry<Content>()
    return entries.withLock { entries in
      if let entry = entries[key] { return entry }
      entries[key] = new
      return new
    }
  }
}

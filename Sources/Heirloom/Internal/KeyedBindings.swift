import Synchronization

/// The bindings of those keys of a keyed provider whose values are remembered or being made.
///
/// Comparing keys, and releasing them, runs code of the user's. It happens outside of the lock.
final class KeyedBindings<Argument: Hashable & Sendable>: KeyedBindingOwner {
  private struct Entry: Sendable {
    let argument: Argument
    weak var binding: KeyedBinding?
    var number: Int
  }

  private struct State: Sendable {
    /// By the hash of the key; the entries of one hash are told apart by `==`.
    var entries: [Int: [Entry]] = [:]
    var bindingsMade = 0
  }

  let base: KeyedBase
  private let state = Mutex(State())

  init(_ base: KeyedBase) {
    self.base = base
  }

  /// Returns the binding of a key.
  func binding(for argument: Argument, hash: Int) -> KeyedBinding {
    while true {
      let known = state.withLock { $0.entries[hash] ?? [] }
      let match = known.first { $0.argument == argument }
      let binding = state.withLock { state -> KeyedBinding? in
        var entries = state.entries[hash] ?? []
        // What was compared must still be what there is.
        guard entries.map(\.number) == known.map(\.number) else { return nil }
        let index = entries.firstIndex { $0.number == match?.number }
        if let index, let binding = entries[index].binding { return binding }
        state.bindingsMade += 1
        let binding = KeyedBinding(base, hash: hash, number: state.bindingsMade, owner: self)
        if let index {
          // The one before is dying, and will find that its entry is no longer its own.
          entries[index].binding = binding
          entries[index].number = binding.number
        } else {
          entries.append(Entry(argument: argument, binding: binding, number: binding.number))
        }
        state.entries[hash] = entries
        return binding
      }
      if let binding { return binding }
    }
  }

  func forget(hash: Int, number: Int) {
    let forgotten = state.withLock { state -> Entry? in
      guard let index = state.entries[hash]?.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      let entry = state.entries[hash]?.remove(at: index)
      if state.entries[hash]?.isEmpty == true { state.entries[hash] = nil }
      return entry
    }
    withExtendedLifetime(forgotten) {}
  }
}

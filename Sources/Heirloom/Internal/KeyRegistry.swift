import Synchronization

/// The keys of one tree of scopes.
///
/// A key-path literal is one object for the life of the program, so its address is the quickest way
/// to its key. A key path with arguments, or one composed at run time, is a new object at each use,
/// whose address is soon another's: it is always found by `==`. The two cannot be told apart by
/// looking at them, only by meeting the very same object twice, held in between. That is what makes
/// an object a ``Spelling`` here; one met once leaves nothing behind.
///
/// Comparing and hashing key paths runs code of the user's, for they do so with their arguments. It
/// happens outside of the lock; so does releasing them.
final class KeyRegistry: Sendable {
  /// How many spellings a key may have.
  ///
  /// A program has one literal per property and module; the limit is for objects that pass as
  /// literals because somebody keeps them for a while.
  private static let spellingLimit = 16

  /// How often another object may be met before the candidate gives way.
  private static let patience = 16

  private struct Entry {
    let keyPath: KeyPathBox
    weak var key: Key?
    var number: Int
    var candidate: KeyPathBox?
    var misses = 0
    var spellings = 0
  }

  private struct State {
    /// By the hash of the key path; the entries of one hash are told apart by `==`.
    var entries: [Int: [Entry]] = [:]
    var dependencies: [ObjectIdentifier: WeakKey] = [:]
    var spellings: [Spelling] = []
    var occupancy = AddressTable.Occupancy()
    var keysMade = 0
  }

  private struct WeakKey {
    weak var key: Key?
    let number: Int
  }

  private let spellings = AddressTable()
  private let state = Mutex(State())

  /// Returns the key of a key path, and its spelling if it has become one.
  func key(for keyPath: AnyKeyPath) -> (key: Key, spelling: Spelling?) {
    let box = KeyPathBox(keyPath)
    if let spelling = spelling(at: box.address) { return (spelling.key, spelling) }
    let hash = box.hashValue
    while true {
      let known = state.withLock { state in
        (state.entries[hash] ?? []).map { (keyPath: $0.keyPath, number: $0.number) }
      }
      let match = known.first { $0.keyPath == box }
      let outcome = state.withLock { state -> Outcome in
        let entries = state.entries[hash] ?? []
        // What was compared must still be what there is.
        guard entries.map(\.number) == known.map(\.number) else { return .changed }
        let index = entries.firstIndex { $0.number == match?.number } ?? entries.count
        return meet(box, hash, at: index, in: &state)
      }
      if case .found(let key, let spelling, _) = outcome { return (key, spelling) }
    }
  }

  /// Returns the key of a typed dependency.
  func key(for type: any Any.Type) -> Key {
    let identifier = ObjectIdentifier(type)
    return state.withLock { state in
      if let key = state.dependencies[identifier]?.key { return key }
      let key = makeKey(.dependency(type), in: &state)
      state.dependencies[identifier] = WeakKey(key: key, number: key.number)
      return key
    }
  }

  /// Drops the entry of a key that has died, unless another took its place meanwhile.
  func forget(_ identity: Key.Identity, number: Int) {
    switch identity {
    case .provider(_, let hash):
      let forgotten = state.withLock { state -> Entry? in
        let index = state.entries[hash]?.firstIndex { $0.number == number }
        guard let index else { return nil }
        let entry = state.entries[hash]?.remove(at: index)
        if state.entries[hash]?.isEmpty == true { state.entries[hash] = nil }
        return entry
      }
      withExtendedLifetime(forgotten) {}
    case .dependency(let type):
      state.withLock { state in
        let identifier = ObjectIdentifier(type)
        if state.dependencies[identifier]?.number == number {
          state.dependencies[identifier] = nil
        }
      }
    }
  }

  private enum Outcome {
    /// The key, and a key-path object that is to be released after the lock.
    case found(Key, Spelling?, replaced: KeyPathBox?)
    case changed
  }

  /// Meets a key-path object that is no spelling yet, and makes it one if it was met before.
  private func meet(
    _ box: KeyPathBox,
    _ hash: Int,
    at index: Int,
    in state: inout State
  ) -> Outcome {
    if let spelling = spelling(at: box.address) {
      return .found(spelling.key, spelling, replaced: nil)
    }
    var entries = state.entries[hash] ?? []
    defer { state.entries[hash] = entries }
    let key: Key
    if index == entries.count {
      key = makeKey(.provider(box, hash: hash), in: &state)
      entries.append(Entry(keyPath: box, key: key, number: key.number))
    } else if let known = entries[index].key {
      key = known
    } else {
      // It is dying, and will find that its entry is no longer its own.
      key = makeKey(.provider(entries[index].keyPath, hash: hash), in: &state)
      entries[index].key = key
      entries[index].number = key.number
    }
    guard entries[index].spellings < Self.spellingLimit else {
      return .found(key, nil, replaced: nil)
    }
    let candidate = entries[index].candidate
    if candidate?.address == box.address {
      entries[index].candidate = nil
      entries[index].spellings += 1
      return .found(key, makeSpelling(key, box, in: &state), replaced: nil)
    }
    entries[index].misses += 1
    if candidate != nil, entries[index].misses < Self.patience {
      return .found(key, nil, replaced: nil)
    }
    entries[index].candidate = box
    entries[index].misses = 0
    return .found(key, nil, replaced: candidate)
  }

  private func makeKey(_ identity: Key.Identity, in state: inout State) -> Key {
    state.keysMade += 1
    return Key(identity, number: state.keysMade, registry: self)
  }

  private func makeSpelling(_ key: Key, _ box: KeyPathBox, in state: inout State) -> Spelling {
    let spelling = Spelling(key, box)
    state.spellings.append(spelling)
    let value = UInt(bitPattern: Unmanaged.passUnretained(spelling).toOpaque())
    spellings.insert(box.address, value, &state.occupancy)
    return spelling
  }

  private func spelling(at address: UInt) -> Spelling? {
    let value = spellings.value(for: address)
    guard let pointer = UnsafeRawPointer(bitPattern: value) else { return nil }
    return Unmanaged<Spelling>.fromOpaque(pointer).takeUnretainedValue()
  }
}

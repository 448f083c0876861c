import Synchronization

/// The keys of one tree of scopes.
///
/// A key-path literal is one object for the life of the program, so its address is the quickest way
/// to its key. A key path with arguments, or one composed at run time, is a new object at each use,
/// whose address is soon another's: it is always found by `==`. The two cannot be told apart by
/// looking at them, only by meeting the very same object twice, held in between. That is what makes
/// an object a ``Spelling`` here; one met once leaves nothing behind.
final class KeyRegistry: Sendable {
  /// How many spellings a key may have.
  ///
  /// A program has one literal per property and module; the limit
  /// is for objects that pass as literals because somebody keeps them for a while.
  private static let spellingLimit = 16

  /// How often another object may be met before the candidate gives way.
  private static let patience = 16

  private struct Entry {
    weak var key: Key?
    let number: Int
    var candidate: KeyPathBox?
    var misses = 0
    var spellings = 0
  }

  private struct State {
    var entries: [Key.Identity: Entry] = [:]
    var spellings: [Spelling] = []
    var occupancy = AddressTable.Occupancy()
    var keysMade = 0
  }

  private let spellings = AddressTable()
  private let state = Mutex(State())

  /// Returns the key of a key path, and its spelling if it has become one.
  func key(for keyPath: AnyKeyPath) -> (key: Key, spelling: Spelling?) {
    let box = KeyPathBox(keyPath)
    if let spelling = spelling(at: box.address) { return (spelling.key, spelling) }
    let identity = Key.Identity.provider(box)
    // What is replaced is released after the lock, since a key path may own objects of the user's.
    let (key, spelling, replaced) = state.withLock {
      state -> (Key, Spelling?, KeyPathBox?) in
      if let spelling = self.spelling(at: box.address) { return (spelling.key, spelling, nil) }
      let key = self.key(for: identity, in: &state)
      var entry = state.entries[identity] ?? Entry(key: key, number: key.number)
      defer { state.entries[identity] = entry }
      guard entry.spellings < Self.spellingLimit else { return (key, nil, nil) }
      let candidate = entry.candidate
      if let candidate, candidate.address == box.address {
        let spelling = Spelling(key, box)
        state.spellings.append(spelling)
        let value = UInt(bitPattern: Unmanaged.passUnretained(spelling).toOpaque())
        self.spellings.insert(box.address, value, &state.occupancy)
        entry.candidate = nil
        entry.spellings += 1
        return (key, spelling, nil)
      }
      entry.misses += 1
      if candidate != nil, entry.misses < Self.patience { return (key, nil, nil) }
      entry.candidate = box
      entry.misses = 0
      return (key, nil, candidate)
    }
    withExtendedLifetime(replaced) {}
    return (key, spelling)
  }

  /// Returns the key of a typed dependency.
  func key(for type: any Any.Type) -> Key {
    let identity = Key.Identity.dependency(ObjectIdentifier(type))
    return state.withLock { self.key(for: identity, in: &$0) }
  }

  /// Drops the entry of a key that has died, unless another took its place meanwhile.
  func forget(_ identity: Key.Identity, number: Int) {
    let candidate = state.withLock { state -> KeyPathBox? in
      guard let entry = state.entries[identity], entry.number == number else { return nil }
      state.entries[identity] = nil
      return entry.candidate
    }
    withExtendedLifetime(candidate) {}
  }

  private func key(for identity: Key.Identity, in state: inout State) -> Key {
    if let key = state.entries[identity]?.key { return key }
    let key = Key(identity, number: state.keysMade, registry: self)
    state.keysMade += 1
    state.entries[identity] = Entry(key: key, number: key.number)
    return key
  }

  private func spelling(at address: UInt) -> Spelling? {
    let value = spellings.value(for: address)
    guard let pointer = UnsafeRawPointer(bitPattern: value) else { return nil }
    return Unmanaged<Spelling>.fromOpaque(pointer).takeUnretainedValue()
  }
}

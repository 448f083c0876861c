import Synchronization

/// The values of a keyed provider that a frame has at hand, found by their keys without a lock.
///
/// It is indexed by the hash of the key; keys of one hash, and of neighbouring ones, follow each other
/// and are told apart by `==`.
///
/// `@unchecked Sendable`: all is constant, or behind `state`, or read without a lock as
/// ``AddressTable`` allows. A key path is immutable.
final class KeyedValues<Argument: Hashable & Sendable, Value: Sendable>: Slot, @unchecked Sendable {
  /// A value with its key.
  ///
  /// `@unchecked Sendable`: immutable. The slot is unowned because its home owns it, which the frame
  /// keeps alive, and must release it in its turn.
  private final class Entry: @unchecked Sendable {
    let argument: Argument
    unowned(unsafe) let slot: ValueSlot<Value>

    init(_ argument: Argument, _ slot: ValueSlot<Value>) {
      self.argument = argument
      self.slot = slot
    }
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    var occupancy = AddressTable.Occupancy()
  }

  let keyPath: KeyPath<Providers, KeyedProvider<Argument, Value>>
  let bindings: KeyedBindings<Argument>
  private let table = AddressTable()
  private let state = Mutex(State())

  init(
    _ keyPath: KeyPath<Providers, KeyedProvider<Argument, Value>>,
    _ bindings: KeyedBindings<Argument>,
    in frame: Frame
  ) {
    self.keyPath = keyPath
    self.bindings = bindings
    super.init(home: frame)
  }

  /// Returns the value of a key, if it is at hand.
  func slot(for argument: Argument, hash: Int) -> ValueSlot<Value>? {
    search(for: argument, hash: hash).entry?.slot
  }

  /// Lets the next read of a key find its value at once.
  func index(_ slot: ValueSlot<Value>, for argument: Argument, hash: Int) {
    let entry = Entry(argument, slot)
    let address = UInt(bitPattern: Unmanaged.passUnretained(entry).toOpaque())
    while true {
      let (known, end) = search(for: argument, hash: hash)
      if known != nil { return }
      let isPlaced = state.withLock { state in
        guard table.value(for: end) == 0 else { return false }
        state.entries.append(entry)
        table.insert(end, address, &state.occupancy)
        return true
      }
      if isPlaced { return }
    }
  }

  /// Returns the entry of a key, or the word of the table where it would be.
  private func search(for argument: Argument, hash: Int) -> (entry: Entry?, word: UInt) {
    var word = UInt(bitPattern: hash)
    while true {
      // A table has no entry for 0.
      if word == 0 { word = 1 }
      guard let pointer = UnsafeRawPointer(bitPattern: table.value(for: word)) else {
        return (nil, word)
      }
      let entry = Unmanaged<Entry>.fromOpaque(pointer).takeUnretainedValue()
      if entry.argument == argument { return (entry, word) }
      word &+= 1
    }
  }
}

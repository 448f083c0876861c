public import Synchronization

/// An insert-only hash table from the address of one object to another, read without a lock.
///
/// Invariants, which its owner keeps:
/// - `insert` is called by one thread at a time, under the owner's lock.
/// - Each key is the address of an object that lives as long as the table, so an address never comes
///   to mean another object.
/// - Each value lives as long as the table.
/// - No key is 0.
///
/// The first entry has its place in the table's owner: most derived scopes have no other, and so need
/// no memory of their own for it.
///
/// A table that grows is copied; the old one is kept until the end, for readers may still be in it.
/// Sizes double, so the old ones together are no larger than the present one.
@usableFromInline
struct AddressTable: ~Copyable, Sendable {
  /// Words of a table: the mask, the address of the table before, then key and value in turn.
  @usableFromInline
  typealias Words = UnsafeMutablePointer<Atomic<UInt>>

  @usableFromInline
  let firstKey = Atomic<UInt>(0)

  @usableFromInline
  let firstValue = Atomic<UInt>(0)

  /// The address of the table of all other entries, or 0 while there is none.
  @usableFromInline
  let table = Atomic<UInt>(0)

  deinit {
    var next = Words(bitPattern: table.load(ordering: .acquiring))
    while let words = next {
      next = Words(bitPattern: words[1].load(ordering: .relaxed))
      words.deallocate()
    }
  }

  /// Returns the value for a key, or 0.
  ///
  /// A call would cost as much as what it does.
  @inlinable
  @inline(__always)
  func value(for key: UInt) -> UInt {
    if firstKey.load(ordering: .acquiring) == key { return firstValue.load(ordering: .relaxed) }
    guard let words = Words(bitPattern: table.load(ordering: .acquiring)) else { return 0 }
    let mask = words[0].load(ordering: .relaxed)
    var index = Self.hash(key) & mask
    while true {
      let entry = words + (2 &+ 2 &* Int(bitPattern: index))
      let found = entry[0].load(ordering: .acquiring)
      if found == key { return entry[1].load(ordering: .relaxed) }
      if found == 0 { return 0 }
      index = (index &+ 1) & mask
    }
  }

  /// Spreads the bits of an address, of which the lowest four are always zero.
  @inlinable
  static func hash(_ key: UInt) -> UInt {
    (key &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}

extension AddressTable {
  /// What the writer of a table knows about it, but for the first entry; kept under the owner's lock.
  struct Occupancy {
    var used = 0
    var capacity = 0
  }

  /// Adds an entry; a key that has one already keeps it.
  func insert(_ key: UInt, _ value: UInt, _ occupancy: inout Occupancy) {
    guard self.value(for: key) == 0 else { return }
    guard !insertFirst(key, value) else { return }
    if (occupancy.used + 1) * 4 > occupancy.capacity * 3 {
      occupancy.capacity = max(8, occupancy.capacity * 2)
      grow(to: occupancy.capacity)
    }
    guard let words = Words(bitPattern: table.load(ordering: .relaxed)) else { return }
    Self.place(key, value, in: words)
    occupancy.used += 1
  }

  /// Adds the first entry; `false` when there is one for another key.
  func insertFirst(_ key: UInt, _ value: UInt) -> Bool {
    let first = firstKey.load(ordering: .relaxed)
    guard first == 0 else { return first == key }
    firstValue.store(value, ordering: .relaxed)
    firstKey.store(key, ordering: .releasing)
    return true
  }

  /// Writes an entry, value first, so that whoever sees the key sees the value.
  private static func place(_ key: UInt, _ value: UInt, in words: Words) {
    let mask = words[0].load(ordering: .relaxed)
    var index = hash(key) & mask
    while words[2 + 2 * Int(index)].load(ordering: .relaxed) != 0 {
      index = (index + 1) & mask
    }
    let entry = words + (2 + 2 * Int(index))
    entry[1].store(value, ordering: .relaxed)
    entry[0].store(key, ordering: .releasing)
  }

  private func grow(to capacity: Int) {
    let old = Words(bitPattern: table.load(ordering: .relaxed))
    let count = 2 + 2 * capacity
    let words = Words.allocate(capacity: count)
    words.initialize(to: Atomic(UInt(capacity - 1)))
    (words + 1).initialize(to: Atomic(UInt(bitPattern: old)))
    for index in 2..<count { (words + index).initialize(to: Atomic(0)) }
    if let old {
      let oldCount = 2 + 2 * (Int(old[0].load(ordering: .relaxed)) + 1)
      for index in stride(from: 2, to: oldCount, by: 2) {
        let key = old[index].load(ordering: .relaxed)
        guard key != 0 else { continue }
        Self.place(key, old[index + 1].load(ordering: .relaxed), in: words)
      }
    }
    table.store(UInt(bitPattern: words), ordering: .releasing)
  }
}

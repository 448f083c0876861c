/// What a value was made from: the keys whose bindings decided it, directly or through other values.
struct Reads: Sendable {
  private(set) var keys: Set<Key> = []

  /// The bits of all keys together.
  private(set) var mask: UInt64 = 0

  /// Whether the value keeps a ``Deferred``, which stands for reads not known yet.
  var isEverything = false

  mutating func insert(_ key: Key) {
    keys.insert(key)
    mask |= key.bit
  }

  mutating func formUnion(_ other: Reads) {
    if keys.isEmpty { keys = other.keys } else { keys.formUnion(other.keys) }
    mask |= other.mask
    isEverything = isEverything || other.isEverything
  }
}

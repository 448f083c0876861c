/// What a value was made from: the keys whose bindings decided it, directly or through other values.
struct Reads: Sendable {
  private(set) var keys: Set<Key> = []

  /// The bits of all keys together.
  private(set) var mask: UInt64 = 0

  /// Whether the value keeps a ``Deferred``, which stands for reads not known yet.
  var isEverything = false

  /// What the value would depend on, were it not for a singleton in between.
  private(set) var ignored: Set<IgnoredRead> = []

  mutating func insert(_ key: Key) {
    keys.insert(key)
    mask |= key.bit
  }

  mutating func formUnion(_ other: Reads) {
    if keys.isEmpty { keys = other.keys } else { keys.formUnion(other.keys) }
    mask |= other.mask
    isEverything = isEverything || other.isEverything
    if ignored.isEmpty { ignored = other.ignored } else { ignored.formUnion(other.ignored) }
  }

  /// The reads without those that a singleton ignored, which name the singleton's own key.
  var tracked: Reads {
    var reads = self
    reads.ignored = []
    return reads
  }

  /// Returns the reads of a singleton that read all this: none, but it is known what it ignores.
  func ignored(by singleton: Key) -> Reads {
    var reads = Reads()
    reads.ignored = ignored
    for key in keys { reads.ignored.insert(IgnoredRead(key: key, singleton: singleton)) }
    return reads
  }
}

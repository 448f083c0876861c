import Synchronization

/// The identity of a provider or of a typed dependency within one tree of scopes.
///
/// Two equal key paths have one key, whatever module or line they come from, so that everything
/// behind the key is compared by address.
final class Key: Sendable {
  /// What a key stands for.
  enum Identity: Sendable {
    /// A provider, with the hash of its key path.
    case provider(KeyPathBox, hash: Int)
    case dependency(any Any.Type)
  }

  let identity: Identity

  /// Tells the key from one that takes its place after its death.
  let number: Int

  /// What the last making by the provider's own maker was made from.
  let prediction = Mutex<Reads?>(nil)

  private weak let registry: KeyRegistry?

  init(_ identity: Identity, number: Int, registry: KeyRegistry) {
    self.identity = identity
    self.number = number
    self.registry = registry
  }

  deinit {
    registry?.forget(identity, number: number)
  }

  /// One of 64 bits, by which most frames can be ruled out at once.
  var bit: UInt64 { 1 << UInt64(number % 64) }

  var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
}

extension Key: Hashable {
  static func == (left: Key, right: Key) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

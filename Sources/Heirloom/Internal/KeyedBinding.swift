import Synchronization

/// What one key of a keyed provider means in a scope: the binding of the provider, for that key.
///
/// There is one at a time for each key, so its address stands for the key.
final class KeyedBinding: Sendable {
  let base: KeyedBase

  /// What the last making of the key's value was made from.
  let prediction = Mutex<Reads?>(nil)

  /// Tells the binding from one that takes its place after its death.
  let number: Int

  private let hash: Int
  private weak let owner: (any KeyedBindingOwner)?

  init(_ base: KeyedBase, hash: Int, number: Int, owner: any KeyedBindingOwner) {
    self.base = base
    self.hash = hash
    self.number = number
    self.owner = owner
  }

  deinit {
    owner?.forget(hash: hash, number: number)
  }

  var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
}

/// What knows the bindings of a keyed provider's keys, whatever the type of the keys.
protocol KeyedBindingOwner: AnyObject, Sendable {
  /// Drops the entry of a binding that has died, unless another took its place meanwhile.
  func forget(hash: Int, number: Int)
}

/// A key-path object that is used again and again for a key, such as the literal of one module.
///
/// The registry holds it for as long as there is any scope of the tree, so that the address by which
/// tables are indexed cannot become another object's.
final class Spelling: Sendable {
  let key: Key
  let keyPath: KeyPathBox

  init(_ key: Key, _ keyPath: KeyPathBox) {
    self.key = key
    self.keyPath = keyPath
  }

  var address: UInt { keyPath.address }
}

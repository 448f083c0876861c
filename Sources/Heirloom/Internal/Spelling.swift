/// A key-path object that is used again and again for a key, such as the literal of one module.
///
/// Whoever indexes a table by the object's address holds its spelling, so that the address cannot
/// become another object's.
final class Spelling: Sendable {
  let key: Key
  let keyPath: KeyPathBox

  init(_ key: Key, _ keyPath: KeyPathBox) {
    self.key = key
    self.keyPath = keyPath
  }

  var address: UInt { keyPath.address }
}

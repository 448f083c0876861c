/// A key path to a provider that may be kept and compared on any thread.
///
/// `@unchecked Sendable`: a key path is immutable. The arguments of a subscript are the one thing in
/// it that code of the user's can reach; they are hashed and compared, never while a lock is held.
struct KeyPathBox: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath

  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
  }

  /// The address of the key-path object, which is stable only while the object is held.
  var address: UInt { UInt(bitPattern: ObjectIdentifier(keyPath)) }
}

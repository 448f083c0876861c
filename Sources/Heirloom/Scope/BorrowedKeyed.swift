/// Values told apart by a key, which a maker may read but not keep.
///
/// A resolver gives it for ``KeyedProvider``. What is read counts as read by the maker.
public struct BorrowedKeyed<Key: Hashable & Sendable, Value: Sendable>: ~Escapable {
  private let body: (Key) -> Value

  @_lifetime(immortal)
  init(_ body: @escaping (Key) -> Value) {
    self.body = body
  }

  /// The value of a key, made now unless it is remembered.
  ///
  /// - Parameter key: The key.
  public subscript(key: Key) -> Value {
    body(key)
  }
}

@available(*, unavailable)
extension BorrowedKeyed: Sendable {}

extension Resolver {
  /// Reads the values of a keyed provider, to be used before the maker returns.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Key: Hashable & Sendable, Value: Sendable>(
    dynamicMember keyPath: KeyPath<Providers, KeyedProvider<Key, Value>>
  ) -> BorrowedKeyed<Key, Value> {
    @_lifetime(borrow self)
    get {
      let frame = frame
      let request = Frame.Request(keyPath, for: reader, in: frame)
      let values =
        switch frame.source(of: keyPath, request) {
        case .given(let keyed):
          BorrowedKeyed { key in keyed[key] }
        case .remembered(let values):
          BorrowedKeyed { key in
            let slot = frame.slot(for: key, in: values, reader: request.reader)
            request.note(slot)
            return slot.value
          }
        }
      return _overrideLifetime(values, borrowing: self)
    }
  }
}

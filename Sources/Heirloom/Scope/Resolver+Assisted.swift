extension Resolver {
  /// Reads the factory of an assisted provider, to be called before the maker returns.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Product, each Parameter>(
    dynamicMember keyPath: KeyPath<Providers, AssistedProvider<Product, repeat each Parameter>>
  ) -> BorrowedAssisted<Product, repeat each Parameter> {
    @_lifetime(borrow self)
    get {
      let frame = frame
      let reader = reader
      let factory =
        switch frame.callee(of: keyPath, for: reader) {
        case .given(let factory):
          BorrowedAssisted { (argument: repeat each Parameter) in factory(repeat each argument) }
        case .made(let call, let maker):
          BorrowedAssisted { (argument: repeat each Parameter) in
            frame.call(call, for: reader) { maker.make($0, repeat each argument) }
          }
        }
      return _overrideLifetime(factory, borrowing: self)
    }
  }

  /// Reads the factory of a main-actor assisted provider, to be called before the maker returns.
  ///
  /// - Parameter keyPath: The provider.
  @MainActor
  public subscript<Product, each Parameter>(
    dynamicMember keyPath: any KeyPath<
      Providers, MainAssistedProvider<Product, repeat each Parameter>
    > & Sendable
  ) -> BorrowedMainAssisted<Product, repeat each Parameter> {
    @_lifetime(borrow self)
    get {
      let frame = frame
      let reader = reader
      let factory =
        switch frame.callee(of: keyPath, for: reader) {
        case .given(let factory):
          BorrowedMainAssisted { (argument: repeat each Parameter) in factory(repeat each argument)
          }
        case .made(let call, let maker):
          BorrowedMainAssisted { (argument: repeat each Parameter) in
            frame.call(call, for: reader) { maker.make($0, repeat each argument) }
          }
        }
      return _overrideLifetime(factory, borrowing: self)
    }
  }
}

extension Scope {
  /// Derives a scope with any number of overrides.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - configure: Sets what the derived scope overrides.
  ///
  /// - Returns: The derived scope.
  public func overriding(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: (inout Overrides) -> Void
  ) -> Scope {
    var overrides = Overrides(root: frame.root, place: SourcePlace(fileID: fileID, line: line))
    configure(&overrides)
    return Scope(overrides, parent: frame)
  }

  /// Derives a scope in which a read of a provider gives something else.
  ///
  /// What the provider would have made is not made for it.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - replacement: What a read gives.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The derived scope.
  public func overriding<Kind: ProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    with replacement: Kind.Reading,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Scope {
    let place = SourcePlace(fileID: fileID, line: line)
    return deriving(Override(keyPath, value: replacement, in: frame.root, at: place))
  }

  /// Derives a scope in which a provider's value is made by another maker.
  ///
  /// In the maker, reading the provider itself means the next binding outwards: that is how a value
  /// is decorated. Every other read is seen from the scope of the reader.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes the value.
  ///
  /// - Returns: The derived scope.
  public func overriding<Kind: ValueProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: Kind.Maker
  ) -> Scope {
    let place = SourcePlace(fileID: fileID, line: line)
    return deriving(Override(keyPath, maker: make, in: frame.root, at: place))
  }

  /// Derives a scope in which an assisted provider's product is made by another maker.
  ///
  /// In the maker, reading the provider itself means the next binding outwards: that is how a value
  /// is decorated. Every other read is seen from the scope of the reader.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes a product.
  ///
  /// - Returns: The derived scope.
  public func overriding<Product, each Parameter>(
    _ keyPath: KeyPath<Providers, AssistedProvider<Product, repeat each Parameter>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Resolver, repeat each Parameter) -> Product
  ) -> Scope {
    let place = SourcePlace(fileID: fileID, line: line)
    return deriving(Override(keyPath, maker: AssistedMaker(make: make), in: frame.root, at: place))
  }

  /// Derives a scope in which an assisted provider's product, on the main actor, is made by another maker.
  ///
  /// In the maker, reading the provider itself means the next binding outwards: that is how a value
  /// is decorated. Every other read is seen from the scope of the reader.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes a product.
  ///
  /// - Returns: The derived scope.
  public func overriding<Product, each Parameter>(
    _ keyPath: KeyPath<Providers, MainAssistedProvider<Product, repeat each Parameter>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
  ) -> Scope {
    let place = SourcePlace(fileID: fileID, line: line)
    return deriving(
      Override(keyPath, maker: MainAssistedMaker(make: make), in: frame.root, at: place)
    )
  }

  func deriving(_ override: Override) -> Scope {
    let overrides = OverrideList(override)
    return Scope(
      frame: Frame(root: frame.root, parent: frame, overrides, at: override.place)
    )
  }
}

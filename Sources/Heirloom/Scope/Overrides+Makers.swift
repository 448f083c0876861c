extension Overrides {
  /// Lets another maker make a provider's value.
  ///
  /// In the maker, reading the provider itself means the next binding outwards.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes the value.
  public mutating func override<Kind: ValueProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: Kind.Maker
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    append(Override(keyPath, maker: make, in: root, at: place))
  }

  /// Lets another maker make an assisted provider's product.
  ///
  /// In the maker, reading the provider itself means the next binding outwards.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes a product.
  public mutating func override<Product, each Parameter>(
    _ keyPath: KeyPath<Providers, AssistedProvider<Product, repeat each Parameter>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Resolver, repeat each Parameter) -> Product
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    append(Override(keyPath, maker: AssistedMaker(make: make), in: root, at: place))
  }

  /// Lets another maker make an assisted provider's product, on the main actor,.
  ///
  /// In the maker, reading the provider itself means the next binding outwards.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes a product.
  public mutating func override<Product, each Parameter>(
    _ keyPath: KeyPath<Providers, MainAssistedProvider<Product, repeat each Parameter>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    append(Override(keyPath, maker: MainAssistedMaker(make: make), in: root, at: place))
  }
}

/// One entry of an override block before its frame exists.
struct OverrideEntry {
  let place: SourcePlace
  let key: (KeyRegistry) -> Key
  let replacement: (Frame) -> Override.Replacement
  var dependency: (any Any.Type)?

  /// Overrides a provider with what a read of it gives.
  init<Kind: ProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    value: Kind.Reading,
    at place: SourcePlace
  ) {
    self.place = place
    key = { $0.key(for: keyPath).key }
    replacement = { .value(ValueSlot(value, home: $0)) }
  }

  /// Overrides a provider with another maker.
  init<Kind: ProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    maker: Kind.Maker,
    at place: SourcePlace
  ) {
    self.place = place
    key = { $0.key(for: keyPath).key }
    replacement = { _ in .maker(MakerBox(maker)) }
  }

  /// Provides a typed dependency that is ready.
  init<Provided: Dependency>(_ dependency: Provided, at place: SourcePlace) {
    self.place = place
    self.dependency = Provided.self
    key = { $0.key(for: Provided.self) }
    replacement = { .value(ValueSlot(dependency, home: $0)) }
  }

  /// Provides a typed dependency that is made when it is read.
  init<Provided: Dependency>(
    maker: @escaping @Sendable (Resolver) -> Provided,
    at place: SourcePlace
  ) {
    self.place = place
    dependency = Provided.self
    key = { $0.key(for: Provided.self) }
    replacement = { _ in .maker(MakerBox(maker)) }
  }
}

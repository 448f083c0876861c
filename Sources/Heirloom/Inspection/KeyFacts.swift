/// What is said about a key wherever it is looked at from outside.
///
/// Of a provider, its property is evaluated, its maker is not.
struct KeyFacts {
  /// Where a value comes from if nothing overrides the key.
  enum Origin {
    case provider
    case variant
    case nothing
  }

  /// How much of what a maker makes is remembered.
  enum Memory {
    case one
    case perKey
    case none
  }

  /// The name with its module; never an argument, which is a value.
  let name: String
  let origin: Origin

  /// Where the provider is declared; none for a typed dependency.
  var place: SourcePlace?
  var isSingleton = false

  var memory = Memory.one

  init(_ key: Key, for purpose: Purpose) {
    switch key.identity {
    case .provider(let keyPath, _):
      guard let provider = keyPath.provider else {
        self.init(name: "a provider", origin: .provider)
        return
      }
      self.init(provider, for: purpose)
    case .dependency(let type):
      self.init(name: TypeName(type).description, origin: .nothing)
    }
  }

  private init<Kind: ProviderKind>(_ provider: Kind, for purpose: Purpose) {
    let recipe = provider.recipe
    let hasVariant = recipe.variant(for: purpose) != nil
    self.init(
      name: recipe.declaration.qualifiedName,
      origin: hasVariant ? .variant : recipe.maker == nil ? .nothing : .provider
    )
    place = recipe.declaration.place
    isSingleton = recipe.isSingleton
    memory =
      switch (Kind.self is any ValueProviderKind.Type, Kind.self is any CallableProviderKind.Type) {
      case (true, false): .one
      case (true, true): .perKey
      case (false, _): .none
      }
  }

  private init(name: String, origin: Origin) {
    self.name = name
    self.origin = origin
  }
}

extension Key {
  /// Whether the key stands for a typed dependency.
  var isDependency: Bool {
    if case .dependency = identity { true } else { false }
  }
}

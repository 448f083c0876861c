/// The name of a provider and the place that says how it is made, for messages only.
struct Declaration: Sendable {
  /// How a name is known.
  ///
  /// An override knows the key alone; looking up the name would evaluate the
  /// property that the override replaces, so that is left until a message needs it.
  enum Name: Sendable {
    case property(StaticString)
    case key(KeyPathBox)
    case type(any Any.Type)
  }

  let name: Name
  let place: SourcePlace

  init(name: Name, place: SourcePlace) {
    self.name = name
    self.place = place
  }

  init(name: StaticString, place: SourcePlace) {
    self.init(name: .property(name), place: place)
  }

  /// The declaration that an override's maker stands for.
  init(of override: Override) {
    let name: Name =
      switch (override.key.identity, override.dependency) {
      case (.provider(let keyPath, _), _): .key(keyPath)
      case (.dependency, let type?): .type(type)
      case (.dependency, nil): .property("a typed dependency")
      }
    self.init(name: name, place: override.place)
  }

  /// The declaration of what made the value of a binding.
  init(of binding: Binding) {
    if let override = binding.override {
      self.init(of: override)
    } else {
      self.init(of: binding.key)
    }
  }

  private init(of key: Key) {
    guard case .provider(let keyPath, _) = key.identity, let declaration = keyPath.declaration
    else {
      preconditionFailure("only a provider has a value by default")
    }
    self = declaration
  }

  /// The name with its module, as messages print it.
  var qualifiedName: String {
    switch name {
    case .property(let name): "\(place.module).\(name)"
    case .key(let keyPath): keyPath.declaration?.qualifiedName ?? "\(keyPath.keyPath)"
    case .type(let type): String(describing: type)
    }
  }
}

extension KeyPathBox {
  /// The provider that the key path leads to; its property is evaluated, its maker is not.
  var provider: (any ProviderKind)? { Providers()[keyPath: keyPath] as? any ProviderKind }

  /// The declaration of the provider that the key path leads to.
  var declaration: Declaration? { provider?.declaration }
}

extension ProviderKind {
  var declaration: Declaration { recipe.declaration }
}

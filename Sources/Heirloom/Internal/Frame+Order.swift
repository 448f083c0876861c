extension Frame {
  /// Everything about a making but its maker.
  struct Order: Sendable {
    let declaration: Declaration
    var binding: Binding

    /// The keys whose bindings bound the value's lifetime.
    var ties: [Key] = []

    /// The key of a singleton, whose value counts as made from nothing.
    var singleton: Key?

    /// What is done with the value when its scope ends.
    var hooks: [Hook] = []

    init(_ declaration: Declaration, _ binding: Binding) {
      self.declaration = declaration
      self.binding = binding
    }

    init(of override: Override) {
      self.init(Declaration(of: override), .override(override))
    }

    init<Maker>(of recipe: Recipe<Maker>, _ key: Key, in root: Root) {
      self.init(recipe.declaration, .byDefault(key))
      ties = recipe.ties.map { root.keys.key(for: $0.keyPath).key }
      if recipe.isSingleton { singleton = key }
      hooks = recipe.hooks
    }
  }

  /// Tells a making what it is about.
  func subject(of order: Order, isRemembered: Bool = true) -> Making.Subject {
    Making.Subject(
      declaration: order.declaration,
      binding: order.binding.address,
      reader: ObjectIdentifier(self),
      isRemembered: isRemembered
    )
  }
}

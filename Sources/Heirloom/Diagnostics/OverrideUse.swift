/// Whether anything was read through one override of a scope.
package struct OverrideUse: Sendable {
  /// The provider with its module, or the type of the typed dependency.
  package let name: String

  /// Where the override is written.
  package let place: SourcePlace

  /// Whether anything was read through it.
  package let isUsed: Bool
}

extension Scope {
  /// What this scope itself overrides, and whether that counted for anything so far.
  package var overrideUses: [OverrideUse] {
    frame.overrides.map {
      OverrideUse(
        name: Declaration(of: $0).qualifiedName,
        place: $0.place,
        isUsed: $0.isUsed
      )
    }
  }
}

extension KeyPath where Root == Providers, Value: ProviderKind {
  /// The provider's name with its module; its property is evaluated, its maker is not.
  package var providerName: String { Providers()[keyPath: self].recipe.declaration.qualifiedName }
}

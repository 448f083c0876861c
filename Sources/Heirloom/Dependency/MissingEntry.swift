/// One thing that a scope does not provide: a type, or a required provider.
struct MissingEntry {
  let name: String
  let fix: String

  /// The type with its module, to recognise a namesake by; none for a provider.
  let qualifiedType: String?

  /// Creates the entry of a typed dependency, unless the scope provides it; makes nothing.
  init?(_ type: any Dependency.Type, in scope: Scope?) {
    if let frame = scope?.frame, frame.override(of: frame.root.keys.key(for: type)) != nil {
      return nil
    }
    name = String(describing: type)
    fix = "scope.providing { \(name)(…) } at the root"
    qualifiedType = String(reflecting: type)
  }

  /// Creates the entry of a provider, unless the scope gives it or it has a recipe; makes nothing.
  init?<Kind: ProviderKind>(_ keyPath: KeyPath<Providers, Kind>, in scope: Scope?) {
    if let frame = scope?.frame {
      let key = frame.root.keys.key(for: keyPath).key
      guard case .byDefault = frame.binding(of: key, for: .scope) else { return nil }
    }
    let recipe = Providers()[keyPath: keyPath].recipe
    if let scope, recipe.maker != nil || recipe.variant(for: scope.frame.root.purpose) != nil {
      return nil
    }
    name = recipe.declaration.qualifiedName
    fix = "scope.overriding(\(recipe.declaration.keyPath), with: …) at the root"
    qualifiedType = nil
  }
}

extension MissingDependency {
  init(_ entries: [MissingEntry], in frame: Frame, at place: SourcePlace) {
    let provided = frame.providedDependencies
    let namesakes = provided.filter { override in
      guard let type = override.dependency else { return false }
      return entries.contains {
        $0.name == String(describing: type) && $0.qualifiedType != String(reflecting: type)
      }
    }
    let names = entries.map(\.name)
    self.names = names
    failure = Failure(
      .missingDependency,
      "No \(names.map { "'\($0)'" }.joined(separator: " and no ")) is provided in this scope.",
      [
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(.provided, provided.map { "\($0.dependencyName) (\($0.place))" }),
        MessageLine(.similar, namesakes.map { "\($0.qualifiedDependencyName) (\($0.place))" }),
        MessageLine(.fix, entries.map(\.fix)),
      ],
      at: place
    )
  }

  /// Describes what a host needs that no scope reaches.
  init(_ entries: [MissingEntry], advice: String, at place: SourcePlace) {
    names = entries.map(\.name)
    failure = .hostWithoutScope(names, advice: advice, place)
  }
}

extension Override {
  fileprivate var dependencyName: String {
    dependency.map { String(describing: $0) } ?? ""
  }

  fileprivate var qualifiedDependencyName: String {
    dependency.map { String(reflecting: $0) } ?? ""
  }
}

extension Frame {
  /// The typed dependencies that a read here would find, nearest first.
  fileprivate var providedDependencies: [Override] {
    var found: [Override] = []
    var frame: Frame? = self
    while let current = frame {
      for override in current.overrides where override.dependency != nil {
        if !found.contains(where: { $0.key === override.key }) { found.append(override) }
      }
      frame = current.parent
    }
    return found
  }
}

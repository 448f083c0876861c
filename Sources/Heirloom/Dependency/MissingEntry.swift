/// One thing that a scope does not provide: a type, or a required provider.
struct MissingEntry {
  let name: String
  let fix: String

  /// The type with its module, to recognise a namesake by; none for a provider.
  let qualifiedType: String?

  init(_ type: any Dependency.Type) {
    name = String(describing: type)
    fix = "scope.providing { \(name)(…) } at the root"
    qualifiedType = String(reflecting: type)
  }

  init(_ declaration: Declaration) {
    name = declaration.qualifiedName
    fix = "scope.overriding(\(declaration.keyPath), with: …) at the root"
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

  /// Returns what is missing when a typed dependency is not provided here; makes nothing.
  func missingEntry(for type: any Dependency.Type) -> MissingEntry? {
    override(of: root.keys.key(for: type)) == nil ? MissingEntry(type) : nil
  }

  /// Returns what is missing when a provider is required and not given here; makes nothing.
  func missingEntry<Kind: ProviderKind>(for keyPath: KeyPath<Providers, Kind>) -> MissingEntry? {
    let key = root.keys.key(for: keyPath).key
    guard case .byDefault = binding(of: key, for: .scope) else { return nil }
    let recipe = Providers()[keyPath: keyPath].recipe
    let isGiven = recipe.maker != nil || recipe.variant(for: root.purpose) != nil
    return isGiven ? nil : MissingEntry(recipe.declaration)
  }
}

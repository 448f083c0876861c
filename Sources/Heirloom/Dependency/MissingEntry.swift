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

extension Dependency {
  /// Returns the dependency that a scope provides, or notes that there is none.
  static func taken(from scope: Scope, _ missing: inout [MissingEntry]) -> Self? {
    let value = scope[Self.self]
    if value == nil { missing.append(MissingEntry(Self.self)) }
    return value
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

  /// Returns the declaration of a provider that is required and not given here.
  func missingDeclaration<Kind: ProviderKind>(
    of keyPath: KeyPath<Providers, Kind>
  ) -> Declaration? {
    let key = root.keys.key(for: keyPath).key
    guard case .byDefault = binding(of: key, for: .scope) else { return nil }
    let recipe = Providers()[keyPath: keyPath].recipe
    let isGiven = recipe.maker != nil || recipe.variant(for: root.purpose) != nil
    return isGiven ? nil : recipe.declaration
  }
}

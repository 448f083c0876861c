/// One read that a view makes in the scope that reaches it.
package struct ScopeReading<Value> {
  private enum Read {
    case anywhere((Scope) -> Value)
    case onMainActor(@MainActor (Scope) -> Value)
  }

  private let place: SourcePlace
  private let name: () -> String
  private let read: Read

  /// Creates a read of a provider's value.
  package init(
    _ keyPath: KeyPath<Providers, Provider<Value>>,
    at place: SourcePlace
  ) where Value: Sendable {
    self.place = place
    name = { Self.name(of: keyPath) }
    read = .anywhere { $0[keyPath, fileID: place.fileID, line: place.line] }
  }

  /// Creates a read of a factory.
  package init<Kind: CallableProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    at place: SourcePlace
  ) where Kind.Reading == Value {
    self.place = place
    name = { Self.name(of: keyPath) }
    read = .anywhere { $0[keyPath] }
  }

  /// Creates a read of a provider that belongs to the main actor.
  package init<Kind: MainProviderKind>(
    main keyPath: any KeyPath<Providers, Kind> & Sendable,
    at place: SourcePlace
  ) where Kind.Reading == Value {
    self.place = place
    name = { Self.name(of: keyPath) }
    read = .onMainActor { $0[keyPath] }
  }

  /// Reads in the scope that reaches the view; without one the program ends with a message.
  @MainActor
  package func value(in scope: Scope?) -> Value {
    guard let scope else {
      Failure.viewWithoutScope(name(), PresentationHost.views.advice, place).end()
    }
    return switch read {
    case .anywhere(let read): read(scope)
    case .onMainActor(let read): read(scope)
    }
  }

  private static func name<Kind: ProviderKind>(of keyPath: KeyPath<Providers, Kind>) -> String {
    Providers()[keyPath: keyPath].recipe.declaration.qualifiedName
  }
}

/// A reader of one value for later, taken from a resolver.
///
/// It stands for reads not known yet, so it counts as a read of everything: whatever keeps one is made
/// again in every scope that overrides anything. It reads from the home of its holder, which it does
/// not keep alive.
public struct Deferred<Value: Sendable>: Sendable {
  let home: DeferredHome
  let declaration: @Sendable () -> Declaration
  let read: @Sendable (Frame) -> Value

  /// The value, read now.
  ///
  /// - Precondition: The maker that took the reader has returned, and its scope is alive.
  public var value: Value {
    switch home.frame {
    case .success(let frame): read(frame)
    case .failure(.beingMade): Failure.deferredReadInMaker(declaration()).end()
    case .failure(.gone): Failure.deferredScopeGone(declaration()).end()
    }
  }
}

extension Resolver {
  /// Returns a reader for a value that is needed only after the maker has returned.
  ///
  /// - Parameter keyPath: The provider.
  ///
  /// - Returns: A reader that may be kept.
  public func deferred<Value: Sendable>(
    _ keyPath: any KeyPath<Providers, Provider<Value>> & Sendable
  ) -> Deferred<Value> {
    deferring(keyPath) { $0.value(of: keyPath) }
  }

  /// Returns a reader for a factory that is needed only after the maker has returned.
  ///
  /// - Parameter keyPath: The provider.
  ///
  /// - Returns: A reader that may be kept.
  public func deferred<Kind: CallableProviderKind>(
    _ keyPath: any KeyPath<Providers, Kind> & Sendable
  ) -> Deferred<Kind.Reading> {
    deferring(keyPath) { Kind.reading(of: keyPath, in: Scope(frame: $0)) }
  }

  private func deferring<Kind: ProviderKind>(
    _ keyPath: any KeyPath<Providers, Kind> & Sendable,
    read: @escaping @Sendable (Frame) -> Kind.Reading
  ) -> Deferred<Kind.Reading> {
    let home = DeferredHome()
    let binding = frame.binding(of: frame.root.keys.key(for: keyPath).key, for: reader)
    let directRead = DirectRead(.deferred, of: binding, home: binding.frame ?? frame.top)
    reader.recorder?.note(home, home: frame.nearestOverriding ?? frame.top, directRead)
    return Deferred(
      home: home,
      declaration: { Providers()[keyPath: keyPath].recipe.declaration },
      read: read
    )
  }
}

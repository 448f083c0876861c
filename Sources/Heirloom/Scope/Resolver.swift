/// What a maker reads other values from; it reads like a scope and notes what was read.
///
/// A resolver cannot outlive its maker: keeping it, or a factory taken from it, does not compile. To
/// read later, take the value first, or ask for a ``Deferred``.
///
/// It may be used from several threads while the maker runs.
@dynamicMemberLookup
public struct Resolver: ~Escapable, Sendable {
  let frame: Frame
  let reader: Reader

  @_lifetime(immortal)
  init(_ frame: Frame, _ making: Making, within override: Override?) {
    self.frame = frame
    reader = .maker(making, within: override)
  }
}

extension Resolver: ScopeReader {
  /// Reads the value of a provider, made now unless it is remembered.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: KeyPath<Providers, Provider<Value>>
  ) -> Value {
    frame.read(keyPath, for: reader) { make, resolver in make(resolver) }
  }

  /// Reads the value of an asynchronous provider, made now unless it is remembered.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: KeyPath<Providers, AsyncProvider<Value>>
  ) -> Value {
    get async throws { try await frame.read(keyPath, for: reader) }
  }

  /// Reads the value of a provider that is made on the main actor.
  ///
  /// - Parameter keyPath: The provider.
  @MainActor
  public subscript<Value: Sendable>(
    dynamicMember keyPath: any KeyPath<Providers, MainProvider<Value>> & Sendable
  ) -> Value {
    frame.read(keyPath, for: reader) { make, resolver in make(resolver) }
  }

  /// Reads a typed dependency, or `nil` where none is provided.
  ///
  /// - Parameter type: The type of the dependency.
  public subscript<Provided: Dependency>(type: Provided.Type) -> Provided? {
    frame.dependency(type, for: reader)
  }
}

extension Resolver {
  /// Reads the value of a provider, spelled out.
  ///
  /// It is the same read as `resolver.x`, and knows its line. It also tells the same-named providers
  /// of two modules apart: `\.ModuleA::clock`.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the read, for messages.
  ///   - line: The line of the read, for messages.
  public subscript<Value: Sendable>(
    keyPath: KeyPath<Providers, Provider<Value>>,
    fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> Value {
    let place = SourcePlace(fileID: fileID, line: line)
    return frame.read(keyPath, for: reader, at: place) { make, resolver in make(resolver) }
  }

  /// Reads the value of an asynchronous provider, spelled out.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the read, for messages.
  ///   - line: The line of the read, for messages.
  public subscript<Value: Sendable>(
    keyPath: KeyPath<Providers, AsyncProvider<Value>>,
    fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> Value {
    get async throws {
      let place = SourcePlace(fileID: fileID, line: line)
      return try await frame.read(keyPath, for: reader, at: place)
    }
  }

  /// Reads the value of a provider that is made on the main actor, spelled out.
  ///
  /// - Parameter keyPath: The provider.
  @MainActor
  public subscript<Value: Sendable>(
    keyPath: any KeyPath<Providers, MainProvider<Value>> & Sendable
  ) -> Value {
    self[dynamicMember: keyPath]
  }
}

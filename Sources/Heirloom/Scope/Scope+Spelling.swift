extension Scope {
  /// Reads the value of a provider, spelled out.
  ///
  /// It is the same read as `scope.x`, and knows its line. It also reaches a provider whose name the
  /// scope itself uses, and tells the same-named providers of two modules apart: `\.ModuleA::clock`.
  /// Write one such selector in an expression; Swift 6.3 mixes up two of one name.
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
    #if DEBUG
    frame.reportReadWithinMaker()
    #endif
    let place = SourcePlace(fileID: fileID, line: line)
    return frame.read(keyPath, for: .scope, at: place) { make, resolver in make(resolver) }
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
      #if DEBUG
      frame.reportReadWithinMaker()
      #endif
      let place = SourcePlace(fileID: fileID, line: line)
      return try await frame.read(keyPath, for: .scope, at: place)
    }
  }

  /// Reads the factory of an assisted provider, spelled out.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Kind: CallableProviderKind>(keyPath: KeyPath<Providers, Kind>) -> Kind.Reading {
    self[dynamicMember: keyPath]
  }

  /// Reads a provider that belongs to the main actor, spelled out.
  ///
  /// - Parameter keyPath: The provider.
  @MainActor
  public subscript<Kind: MainProviderKind>(
    keyPath: any KeyPath<Providers, Kind> & Sendable
  ) -> Kind.Reading {
    self[dynamicMember: keyPath]
  }
}

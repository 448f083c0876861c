extension Scope: ScopeReader {
  /// Reads the value of a provider, made now unless it is remembered.
  ///
  /// - Parameter keyPath: The provider.
  @inlinable
  public subscript<Value: Sendable>(
    dynamicMember keyPath: KeyPath<Providers, Provider<Value>>
  ) -> Value {
    #if DEBUG
    frame.reportReadWithinMaker()
    #endif
    // A value found by the address of a key path has the key path's type.
    let address = frame.memo.value(for: UInt(bitPattern: ObjectIdentifier(keyPath)))
    guard let pointer = UnsafeRawPointer(bitPattern: address), !frame.root.hasEndings else {
      return frame.value(of: keyPath)
    }
    // The frame keeps the slot; a caller for whom this is the last use of it may release it early.
    return withExtendedLifetime(frame) {
      Unmanaged<ValueSlot<Value>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.value }
    }
  }

  /// Reads the value of an asynchronous provider, made now unless it is remembered.
  ///
  /// All who ask at once wait for one making. It throws what the maker throws, a ``Failure`` for a
  /// cycle or a required value that no scope gives, and `CancellationError` when the reading task is
  /// cancelled before the value is there.
  ///
  /// - Parameter keyPath: The provider.
  @inlinable
  public subscript<Value: Sendable>(
    dynamicMember keyPath: KeyPath<Providers, AsyncProvider<Value>>
  ) -> Value {
    get async throws {
      #if DEBUG
      frame.reportReadWithinMaker()
      #endif
      let address = frame.memo.value(for: UInt(bitPattern: ObjectIdentifier(keyPath)))
      guard let pointer = UnsafeRawPointer(bitPattern: address), !frame.root.hasEndings else {
        return try await frame.value(of: keyPath)
      }
      return withExtendedLifetime(frame) {
        Unmanaged<ValueSlot<Value>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.value }
      }
    }
  }

  /// Reads the factory of an assisted provider, whose calls resolve in this scope.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Kind: CallableProviderKind>(
    dynamicMember keyPath: KeyPath<Providers, Kind>
  ) -> Kind.Reading {
    #if DEBUG
    frame.reportReadWithinMaker()
    #endif
    return Kind.reading(of: keyPath, in: self)
  }

  /// Reads a provider that belongs to the main actor.
  ///
  /// - Parameter keyPath: The provider.
  @MainActor
  public subscript<Kind: MainProviderKind>(
    dynamicMember keyPath: any KeyPath<Providers, Kind> & Sendable
  ) -> Kind.Reading {
    #if DEBUG
    frame.reportReadWithinMaker()
    #endif
    return Kind.reading(of: keyPath, in: self)
  }

  /// Reads a typed dependency, or `nil` where none is provided.
  ///
  /// - Parameter type: The type of the dependency.
  public subscript<Provided: Dependency>(type: Provided.Type) -> Provided? {
    #if DEBUG
    frame.reportReadWithinMaker()
    #endif
    if !frame.root.hasEndings, let slot = frame.slot(at: UInt(bitPattern: ObjectIdentifier(type))) {
      return unsafeDowncast(slot, to: ValueSlot<Provided>.self).value
    }
    return frame.dependency(type, for: .scope)
  }
}

extension Frame {
  /// Reads the value of a provider that the memo does not have at hand.
  @usableFromInline
  func value<Value: Sendable>(of keyPath: KeyPath<Providers, Provider<Value>>) -> Value {
    read(keyPath, for: .scope) { make, resolver in make(resolver) }
  }
  /// Reads the value of an asynchronous provider that the memo does not have at hand.
  @usableFromInline
  nonisolated(nonsending) func value<Value: Sendable>(
    of keyPath: KeyPath<Providers, AsyncProvider<Value>>
  ) async throws -> Value {
    try await read(keyPath, for: .scope)
  }
}

extension Frame {
  /// Reads the value of a provider, making it if that is what it takes.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - reader: Who reads.
  ///   - place: Where the read is written, if it knows.
  ///   - run: Calls the maker, in the isolation that the caller guarantees.
  ///
  /// - Returns: The value.
  func read<Kind: ValueProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    for reader: Reader,
    at place: SourcePlace? = nil,
    run: (Kind.Maker, borrowing Resolver) -> Kind.Reading
  ) -> Kind.Reading {
    let request = Request(keyPath, for: reader, in: self)
    if let end = end(for: reader) {
      do {
        return try value(of: request, keyPath, after: end, at: place)
      } catch {
        fail(error, during: reader.chain)
      }
    }
    let source = request.source()
    if case .value(let slot) = source {
      return unsafeDowncast(slot, to: ValueSlot<Kind.Reading>.self).value
    }
    let plan = plan(for: source, of: keyPath, request, at: place)
    let slot = plan.frame.value(plan.order, for: reader) { making in
      let resolver = Resolver(plan.frame, making, within: plan.override)
      return ValueSlot(run(plan.maker(during: making), resolver))
    }
    request.deliver(slot)
    return unsafeDowncast(slot, to: ValueSlot<Kind.Reading>.self).value
  }

  /// Reads the value of an asynchronous provider, making it if that is what it takes.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - reader: Who reads.
  ///   - place: Where the read is written, if it knows.
  ///
  /// - Returns: The value.
  ///
  /// - Throws: What the maker throws; a ``Failure``; `CancellationError` when the reading task is
  ///   cancelled.
  nonisolated(nonsending) func read<Value>(
    _ keyPath: KeyPath<Providers, AsyncProvider<Value>>,
    for reader: Reader,
    at place: SourcePlace? = nil
  ) async throws -> Value {
    let request = Request(keyPath, for: reader, in: self)
    if let end = end(for: reader) {
      do {
        return try value(of: request, keyPath, after: end, at: place)
      } catch {
        throw error.thrown
      }
    }
    let source = request.source()
    if case .value(let slot) = source {
      return unsafeDowncast(slot, to: ValueSlot<Value>.self).value
    }
    let plan = plan(for: source, of: keyPath, request, at: place)
    let slot = try await plan.frame.value(plan.order, for: reader) { making in
      let maker = try plan.throwingMaker(during: making)
      return try await maker(Resolver(plan.frame, making, within: plan.override))
    }
    request.deliver(slot)
    return unsafeDowncast(slot, to: ValueSlot<Value>.self).value
  }

  /// Reads several asynchronous providers at once, until all are there or the first read fails.
  func readAtOnce<each Value>(
    _ keyPath: repeat any KeyPath<Providers, AsyncProvider<each Value>> & Sendable,
    for reader: Reader
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for keyPath in repeat each keyPath {
        group.addTask { _ = try await self.read(keyPath, for: reader) }
      }
      while try await group.next() != nil {}
    }
  }

  /// Reads a typed dependency, if one is provided.
  func dependency<Provided: Dependency>(_ type: Provided.Type, for reader: Reader) -> Provided? {
    let key = root.keys.key(for: type)
    let address = UInt(bitPattern: ObjectIdentifier(type))
    let enclosing = reader.enclosingOverride(of: key)
    let binding = binding(of: key, for: reader)
    let noted = enclosing == nil ? key : nil
    guard case .override(let override) = binding else {
      reader.recorder?.note(noted, Reads(), home: top, DirectRead(.value, of: binding, home: top))
      return nil
    }
    let slot: Slot
    switch override.replacement {
    case .value(let given):
      slot = given
    case .maker(let box):
      typealias Maker = @Sendable (Resolver) -> Provided
      let maker = unsafeDowncast(box, to: MakerBox<Maker>.self).maker
      slot = value(Order(of: override), for: reader) { making in
        ValueSlot(maker(Resolver(self, making, within: override)))
      }
    }
    let read = DirectRead(.value, of: binding, home: slot.home)
    reader.recorder?.note(noted, slot.reads, home: slot.home, read)
    #if DEBUG
    noteIgnoredOverrides(slot.reads)
    #endif
    if enclosing == nil { index(slot, at: address) }
    return unsafeDowncast(slot, to: ValueSlot<Provided>.self).value
  }

  /// Returns how a value that is not there is made.
  private func plan<Kind: ValueProviderKind>(
    for source: Source,
    of keyPath: KeyPath<Providers, Kind>,
    _ request: Request,
    at place: SourcePlace?
  ) -> Plan<Kind.Maker> {
    if case .override(let override, let box) = source {
      let maker = unsafeDowncast(box, to: MakerBox<Kind.Maker>.self).maker
      return Plan(frame: self, override, maker: maker)
    }
    let recipe = Providers()[keyPath: keyPath].recipe
    return Plan(frame: self, request.key, recipe, neededBy: request.reader.chain, at: place)
  }

  /// Returns the value that may still be read after the end.
  ///
  /// - Throws: The failure when there is none.
  private func value<Kind: ValueProviderKind>(
    of request: Request,
    _ keyPath: KeyPath<Providers, Kind>,
    after end: End,
    at place: SourcePlace?
  ) throws(Failure) -> Kind.Reading {
    let binding = binding(of: request.key, for: request.reader)
    let slot = try slot(of: binding, keyPath, after: end, at: place)
    request.note(slot)
    return unsafeDowncast(slot, to: ValueSlot<Kind.Reading>.self).value
  }
}

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
    let (key, spelling) = root.keys.key(for: keyPath)
    let enclosing = reader.enclosingOverride(of: key)
    if enclosing == nil, let spelling, let slot = slot(at: spelling.address) {
      reader.recorder?.note(key, slot.reads, home: slot.home)
      return unsafeDowncast(slot, to: ValueSlot<Kind.Reading>.self).value
    }
    let slot: ValueSlot<Kind.Reading>
    switch binding(of: key, for: reader) {
    case .override(let override):
      slot = value(of: override, for: reader) { (maker: Kind.Maker, making) in
        run(maker, Resolver(self, making, within: override))
      }
    case .byDefault:
      slot = defaultValue(of: keyPath, key, for: reader, at: place, run: run)
    }
    // The next binding outwards is not what the key means to anybody else here.
    if enclosing != nil {
      reader.recorder?.note(nil, slot.reads, home: slot.home)
    } else {
      reader.recorder?.note(key, slot.reads, home: slot.home)
      if let spelling { index(slot, by: spelling) }
    }
    return slot.value
  }

  /// Reads a typed dependency, if one is provided.
  func dependency<Provided: Dependency>(_ type: Provided.Type, for reader: Reader) -> Provided? {
    let key = root.keys.key(for: type)
    let address = UInt(bitPattern: ObjectIdentifier(type))
    let enclosing = reader.enclosingOverride(of: key)
    guard case .override(let override) = binding(of: key, for: reader) else {
      reader.recorder?.note(enclosing == nil ? key : nil, Reads(), home: top)
      return nil
    }
    let slot: ValueSlot<Provided> = value(of: override, for: reader) {
      (maker: @Sendable (Resolver) -> Provided, making) in
      maker(Resolver(self, making, within: override))
    }
    reader.recorder?.note(enclosing == nil ? key : nil, slot.reads, home: slot.home)
    if enclosing == nil { index(slot, at: address) }
    return slot.value
  }

  private func value<Value: Sendable, Maker: Sendable>(
    of override: Override,
    for reader: Reader,
    make: (Maker, Making) -> Value
  ) -> ValueSlot<Value> {
    switch override.replacement {
    case .value(let slot):
      return unsafeDowncast(slot, to: ValueSlot<Value>.self)
    case .maker(let box):
      let maker = unsafeDowncast(box, to: MakerBox<Maker>.self).maker
      let order = Order(declaration: Declaration(of: override), binding: .override(override))
      return value(order, for: reader) { make(maker, $0) }
    }
  }

  private func defaultValue<Kind: ValueProviderKind>(
    of keyPath: KeyPath<Providers, Kind>,
    _ key: Key,
    for reader: Reader,
    at place: SourcePlace?,
    run: (Kind.Maker, borrowing Resolver) -> Kind.Reading
  ) -> ValueSlot<Kind.Reading> {
    // What is remembered needs no recipe, so the property is not even looked at.
    if let slot = remembered(.byDefault(key)) {
      return unsafeDowncast(slot, to: ValueSlot<Kind.Reading>.self)
    }
    let recipe = Providers()[keyPath: keyPath].recipe
    let frame = recipe.isSingleton ? top : self
    var order = Order(declaration: recipe.declaration, binding: .byDefault(key))
    order.ties = recipe.ties.map { root.keys.key(for: $0.keyPath).key }
    order.cutsTracking = recipe.isSingleton
    let chain = reader.chain
    return frame.value(order, for: reader) { making in
      let maker = frame.maker(of: recipe, neededBy: chain, during: making, at: place)
      return run(maker, Resolver(frame, making, within: nil))
    }
  }

  /// Returns the maker that the purpose of the tree asks for.
  ///
  /// - Parameters:
  ///   - recipe: The provider's recipe.
  ///   - chain: The making that needs the value, for messages.
  ///   - making: The making of the value itself, if there is one.
  ///   - place: Where the read is written, if it knows.
  ///
  /// - Returns: The maker; a read that there is none for ends the program.
  func maker<Maker>(
    of recipe: Recipe<Maker>,
    neededBy chain: Making?,
    during making: Making?,
    at place: SourcePlace?
  ) -> Maker {
    if let variant = recipe.variant(for: root.purpose) { return variant }
    guard let maker = recipe.maker else {
      let trace = RequestTrace(chain, in: self, at: place)
      fail(.requiredNotGiven(recipe.declaration, trace), during: making ?? chain)
    }
    if recipe.isLive, root.purpose != .live {
      let trace = RequestTrace(chain, in: self, at: place)
      report(.liveRecipeRead(recipe.declaration, root.purpose, trace), during: making ?? chain)
    }
    return maker
  }
}

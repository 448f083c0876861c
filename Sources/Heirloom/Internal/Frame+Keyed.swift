import Synchronization

// The value of one key is that of a binding of its own, a ``KeyedBinding``, and so under the rules of
// any value.
extension Frame {
  /// Where the values of a keyed provider come from.
  enum KeyedSource<Argument: Hashable & Sendable, Value: Sendable> {
    /// The values of another scope, which an override gives.
    case given(Keyed<Argument, Value>)

    /// What is made, and remembered.
    case remembered(KeyedValues<Argument, Value>)
  }

  /// Reads a keyed provider for code that holds a scope.
  func keyed<Argument, Value>(
    _ keyPath: KeyPath<Providers, KeyedProvider<Argument, Value>>
  ) -> Keyed<Argument, Value> {
    if let slot = slot(at: UInt(bitPattern: ObjectIdentifier(keyPath))) {
      return Keyed(unsafeDowncast(slot, to: KeyedValues<Argument, Value>.self), in: self)
    }
    switch source(of: keyPath, Request(keyPath, for: .scope, in: self)) {
    case .given(let keyed): return keyed
    case .remembered(let values): return Keyed(values, in: self)
    }
  }

  /// Returns where the values of a keyed provider come from.
  func source<Argument, Value>(
    of keyPath: KeyPath<Providers, KeyedProvider<Argument, Value>>,
    _ request: Request
  ) -> KeyedSource<Argument, Value> {
    if let slot = request.slotAtHand {
      return .remembered(unsafeDowncast(slot, to: KeyedValues<Argument, Value>.self))
    }
    let override = override(of: request.key, for: request.reader)
    if let override, case .value(let slot) = override.replacement {
      let keyed = unsafeDowncast(slot, to: ValueSlot<Keyed<Argument, Value>>.self).value
      if case .scope = keyed.source {
        request.note(Reads(), home: override.frame)
        return .given(keyed)
      }
    }
    let values = keyedValues(of: request.key, override, keyPath)
    request.index(values)
    return .remembered(values)
  }

  /// Returns the value of a key, made now unless it is remembered.
  func slot<Argument, Value>(
    for argument: Argument,
    in values: KeyedValues<Argument, Value>,
    reader: Reader
  ) -> ValueSlot<Value> {
    let hash = argument.hashValue
    let binding: KeyedBinding
    if let end = end(for: reader) {
      binding = values.bindings.binding(for: argument, hash: hash)
      do {
        let slot = try slot(of: .keyed(binding), values.keyPath, after: end, at: nil)
        return unsafeDowncast(slot, to: ValueSlot<Value>.self)
      } catch {
        fail(error, during: reader.chain)
      }
    }
    if let slot = values.slot(for: argument, hash: hash) { return slot }
    binding = values.bindings.binding(for: argument, hash: hash)
    let slot: ValueSlot<Value>
    if let known = remembered(.keyed(binding)) {
      slot = unsafeDowncast(known, to: ValueSlot<Value>.self)
    } else {
      let plan = plan(for: binding, values.keyPath, neededBy: reader.chain)
      let made = plan.frame.value(plan.order, for: reader) { making in
        let make = plan.maker(during: making)
        return ValueSlot(make(Resolver(plan.frame, making, within: plan.override), argument))
      }
      slot = unsafeDowncast(made, to: ValueSlot<Value>.self)
    }
    #if DEBUG
    noteIgnoredOverrides(slot.reads)
    #endif
    if binding.base.limit == nil { values.index(slot, for: argument, hash: hash) }
    return slot
  }

  private func plan<Argument, Value>(
    for binding: KeyedBinding,
    _ keyPath: KeyPath<Providers, KeyedProvider<Argument, Value>>,
    neededBy chain: Making?
  ) -> Plan<KeyedProvider<Argument, Value>.Maker> {
    guard let override = binding.base.override else {
      let recipe = Providers()[keyPath: keyPath].recipe
      return Plan(frame: self, binding.base.key, recipe, neededBy: chain, at: nil)
        .making(.keyed(binding))
    }
    let maker: KeyedProvider<Argument, Value>.Maker
    switch override.replacement {
    case .value(let slot):
      let given = unsafeDowncast(slot, to: ValueSlot<Keyed<Argument, Value>>.self).value
      maker = { _, argument in given[argument] }
    case .maker(let box):
      maker = unsafeDowncast(box, to: MakerBox<KeyedProvider<Argument, Value>.Maker>.self).maker
    }
    return Plan(frame: self, override, maker: maker).making(.keyed(binding))
  }

  /// Returns what this frame has at hand of a keyed provider.
  private func keyedValues<Argument, Value>(
    of key: Key,
    _ override: Override?,
    _ keyPath: KeyPath<Providers, KeyedProvider<Argument, Value>>
  ) -> KeyedValues<Argument, Value> {
    let address = override?.address ?? key.address
    if let slot = slot(at: address) {
      return unsafeDowncast(slot, to: KeyedValues<Argument, Value>.self)
    }
    let origin = override?.frame ?? top
    let bindings: KeyedBindings<Argument>
    if origin === self {
      let limit = override == nil ? Providers()[keyPath: keyPath].recipe.limit : nil
      bindings = KeyedBindings(KeyedBase(key: key, override: override, limit: limit))
    } else {
      bindings = origin.keyedValues(of: key, override, keyPath).bindings
    }
    let values = KeyedValues(keyPath, bindings, in: self)
    return state.withLock { state in
      if let earlier = slot(at: address) {
        return unsafeDowncast(earlier, to: KeyedValues<Argument, Value>.self)
      }
      state.keyed.append(values)
      memo.insert(address, values.address, &state.occupancy)
      return values
    }
  }
}

import Synchronization

extension Frame {
  /// Everything about a making but its maker.
  struct Order {
    let declaration: Declaration
    let binding: Binding

    /// The keys whose bindings bound the value's lifetime.
    var ties: [Key] = []

    /// Whether the value counts as made from nothing.
    var cutsTracking = false
  }

  /// Returns the value of a binding as seen from this frame, made now unless it is remembered.
  ///
  /// No lock is held while the maker runs. Making is serialised for each binding and expected home;
  /// should the expectation be wrong, the home itself keeps only one value. A wait that would close a
  /// loop of chains is not waited for: the chain makes the value itself, and so either finds the
  /// cycle or ends.
  func value<Value: Sendable>(
    _ order: Order,
    for reader: Reader,
    make: (Making) -> Value
  ) -> ValueSlot<Value> {
    let chain = reader.chain
    chain?.failIfMaking(order, for: self)
    while true {
      if let slot = remembered(order.binding) {
        return unsafeDowncast(slot, to: ValueSlot<Value>.self)
      }
      let home = expectedHome(of: order.binding, ties: order.ties)
      let making = Making(subject(of: order), parent: chain, home: order.binding.frame ?? top)
      defer { if chain == nil { making.deliverPostponed() } }
      let attempt = making.gate.withLock { _ -> Attempt<Value> in
        if let other = claim(order.binding, in: home, for: making) { return .taken(other) }
        defer { release(order.binding, in: home) }
        // Another making may have ended since the look above.
        if let slot = remembered(order.binding) {
          return .value(unsafeDowncast(slot, to: ValueSlot<Value>.self))
        }
        return .value(run(making, order, make: make))
      }
      switch attempt {
      case .value(let slot):
        return slot
      case .taken(let other):
        if !WaitGraph.wait(for: other, as: chain) {
          let making = Making(subject(of: order), parent: chain, home: order.binding.frame ?? top)
          return run(making, order, make: make)
        }
      }
    }
  }

  /// Makes a product for a call; nothing is remembered.
  func product<Product>(
    _ order: Order,
    for reader: Reader,
    make: (Making) -> Product
  ) -> Product {
    let making = Making(
      subject(of: order, isRemembered: false),
      parent: reader.chain,
      home: order.binding.frame ?? top
    )
    making.failIfTooDeep(for: self)
    defer { if making.parent == nil { making.deliverPostponed() } }
    let product = Ambience.running(making) { make(making) }
    guard let record = making.finish() else { return product }
    if let recorder = reader.recorder {
      recorder.absorb(record)
    } else {
      for deferred in record.deferred { deferred.settle(in: self) }
    }
    return product
  }

  private func run<Value: Sendable>(
    _ making: Making,
    _ order: Order,
    make: (Making) -> Value
  ) -> ValueSlot<Value> {
    making.failIfTooDeep(for: self)
    for key in order.ties {
      making.note(key, Reads(), home: override(of: key)?.frame ?? top)
    }
    let value = Ambience.running(making) { make(making) }
    let record = making.finish() ?? Making.Record(home: order.binding.frame ?? top)
    let reads = order.cutsTracking ? Reads() : record.reads
    let slot = ValueSlot(value, home: record.home, reads: reads)
    order.binding.predict(reads)
    for deferred in record.deferred { deferred.settle(in: record.home) }
    return unsafeDowncast(record.home.keep(slot, for: order.binding), to: ValueSlot<Value>.self)
  }

  private func subject(of order: Order, isRemembered: Bool = true) -> Making.Subject {
    Making.Subject(
      declaration: order.declaration,
      binding: order.binding.address,
      reader: ObjectIdentifier(self),
      isRemembered: isRemembered
    )
  }

  /// Claims the making of a binding's value, unless somebody else has; returns who.
  ///
  /// It is claimed here and in the expected home: two readers of one scope meet even when the
  /// expectation has changed between them.
  private func claim(_ binding: Binding, in home: Frame, for making: Making) -> Making? {
    if let other = enter(making, for: binding) { return other }
    guard home !== self, let other = home.enter(making, for: binding) else { return nil }
    leave(binding)
    return other
  }

  private func release(_ binding: Binding, in home: Frame) {
    leave(binding)
    if home !== self { home.leave(binding) }
  }

  private func enter(_ making: Making, for binding: Binding) -> Making? {
    state.withLock { state in
      if let other = state.makings[binding.address] { return other }
      state.makings[binding.address] = making
      return nil
    }
  }

  private func leave(_ binding: Binding) {
    state.withLock { $0.makings[binding.address] = nil }
  }

  private enum Attempt<Value: Sendable>: Sendable {
    case value(ValueSlot<Value>)
    case taken(Making)
  }
}

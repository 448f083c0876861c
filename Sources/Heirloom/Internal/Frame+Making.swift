import Synchronization

extension Frame {
  /// Returns the value of a binding as seen from this frame, made now unless it is remembered.
  ///
  /// No lock is held while the maker runs. Making is serialised for each binding and expected home;
  /// should the expectation be wrong, the home itself keeps only one value. A wait that would close a
  /// loop of chains is not waited for: the chain makes the value itself, and so either finds the
  /// cycle or ends.
  ///
  /// - Parameters:
  ///   - order: What is made.
  ///   - reader: Who asks.
  ///   - make: Runs the maker and puts the value in a slot, whose type only the caller needs to know.
  ///
  /// - Returns: The slot of the value.
  func value(_ order: Order, for reader: Reader, make: (Making) -> Slot) -> Slot {
    let chain = reader.chain
    if let cycle = chain?.cycle(with: order, for: self) { fail(cycle, during: chain) }
    while true {
      if let slot = remembered(order.binding) { return slot }
      let home = expectedHome(of: order.binding, ties: order.ties)
      let making = Making(subject(of: order), requester: chain, home: order.binding.frame ?? top)
      defer { if chain == nil { making.deliverPostponed() } }
      let attempt = making.gate.withLock { _ -> Attempt in
        if let other = claim(order.binding, in: home, for: making) { return .taken(other) }
        defer { release(order.binding, in: home) }
        // Another making may have ended since the look above.
        if let slot = remembered(order.binding) { return .value(slot) }
        guard enter(making) else { return .refused }
        defer { leave(making) }
        return .value(run(making, order, make: make))
      }
      switch attempt {
      case .value(let slot):
        return slot
      case .refused:
        fail(closedScope(making), during: nil)
      case .taken(let other):
        let limit = atHand(\.makingWaitLimit) ?? Wait.usualLimit
        let wait = Wait(for: other, as: chain, in: self, limit: limit)
        guard WaitGraph.begin(wait) else {
          let making = Making(
            subject(of: order),
            requester: chain,
            home: order.binding.frame ?? top
          )
          enterAnyway(making)
          defer { leave(making) }
          return run(making, order, make: make)
        }
        other.gate.withLock { _ in }
        WaitGraph.end(wait)
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
      requester: reader.chain,
      home: order.binding.frame ?? top
    )
    if let end = end(for: reader) {
      let trace = RequestTrace(nil, in: self)
      fail(.closedScope(order.declaration, end.place, trace), during: reader.chain)
    }
    if let failure = making.endlessRecursion { fail(failure, during: making) }
    defer { if making.requester == nil { making.deliverPostponed() } }
    let product = Ambience.running(making) { make(making) }
    guard let record = making.finish() else { return product }
    record.home.noteProduct(of: order.binding, record.directReads)
    if let recorder = reader.recorder {
      recorder.absorb(record)
    } else {
      for deferred in record.deferred { deferred.settle(in: self) }
    }
    return product
  }

  private func run(_ making: Making, _ order: Order, make: (Making) -> Slot) -> Slot {
    if let failure = making.endlessRecursion { fail(failure, during: making) }
    noteTies(of: order, in: making)
    let slot = Ambience.running(making) { make(making) }
    return keep(slot, of: making, order)
  }

  private enum Attempt: Sendable {
    case value(Slot)
    case taken(Making)

    /// The scope has begun to end.
    case refused
  }
}

extension Frame {
  /// Notes the keys that a value is tied to as if its maker had read them.
  func noteTies(of order: Order, in making: Making) {
    for key in order.ties {
      let override = override(of: key)
      override?.use()
      let home = override?.frame ?? top
      let binding = override.map { Binding.override($0) } ?? .byDefault(key)
      making.note(key, Reads(), home: home, DirectRead(.tie, of: binding, home: home))
    }
  }

  /// Remembers the value of a making in its home, unless another came first, which counts then.
  func keep(_ slot: Slot, of making: Making, _ order: Order) -> Slot {
    let record = making.finish() ?? Making.Record(home: order.binding.frame ?? top)
    let reads = order.singleton.map { record.reads.ignored(by: $0) } ?? record.reads
    slot.settle(in: record.home, reads: reads, directReads: Array(record.directReads))
    // The key would keep itself if it kept what was ignored.
    order.binding.predict(reads.tracked)
    for deferred in record.deferred { deferred.settle(in: record.home) }
    addClosers(of: slot, order, in: record.home)
    return record.home.keep(slot, for: order.binding)
  }
}

extension Frame {
  /// Returns the value of a binding whose maker is asynchronous, as seen from this frame.
  ///
  /// The rules are those of making on a thread. Each maker runs in a task of its own, and those who
  /// wait for it hold up no thread.
  nonisolated(nonsending) func value<Value: Sendable>(
    _ order: Order,
    for reader: Reader,
    make: nonisolated(nonsending) @escaping @Sendable (Making) async throws -> Value
  ) async throws -> Slot {
    let chain = reader.chain
    if let cycle = chain?.cycle(with: order, for: self) { throw cycle.thrown }
    while true {
      if let slot = remembered(order.binding) { return slot }
      try Task.checkCancellation()
      let home = expectedHome(of: order.binding, ties: order.ties)
      let flight = Flight()
      let making = Making(
        subject(of: order),
        requester: chain,
        home: order.binding.frame ?? top,
        flight: flight,
        permit: Ambience.current?.permits.map { Permit($0) }
      )
      if let failure = making.endlessRecursion { throw failure.thrown }
      if let other = claim(order.binding, in: home, for: making) {
        let wait = Wait(for: other, as: chain, in: self)
        guard WaitGraph.begin(wait) else {
          enterAnyway(making)
          return try await fly(making, order, in: flight, claimedIn: nil, make: make)
        }
        defer { WaitGraph.end(wait) }
        // Somebody may have met the claim before it was found to be in vain.
        flight.end(nil)
        try await join(other, as: chain)
      } else if remembered(order.binding) != nil {
        // Another flight has landed since the look above.
        release(order.binding, in: home)
        flight.end(nil)
      } else if !enter(making) {
        release(order.binding, in: home)
        flight.end(nil)
        throw closedScope(making).thrown
      } else {
        return try await fly(making, order, in: flight, claimedIn: home, make: make)
      }
    }
  }

  /// Makes a value in a task of its own and waits for it.
  private nonisolated(nonsending) func fly<Value: Sendable>(
    _ making: Making,
    _ order: Order,
    in flight: Flight,
    claimedIn home: Frame?,
    make: nonisolated(nonsending) @escaping @Sendable (Making) async throws -> Value
  ) async throws -> Slot {
    // The wait is noted before there is anything to wait for: the flight must not begin to wait for
    // the one who waits for it. It cannot close a loop, for nobody knows the making yet.
    let wait = Wait(for: making, as: making.requester, in: self)
    _ = WaitGraph.begin(wait)
    defer { WaitGraph.end(wait) }
    start(making, order, in: flight, claimedIn: home, make: make)
    switch try await outcome(of: flight, awaitedBy: making.requester) {
    case .landed(let slot)?: return slot.takeUnretainedValue()
    case .failed(let failing)?: throw failing.error
    case nil: preconditionFailure("a maker that has run has an outcome")
    }
  }

  /// Starts the task in which a maker runs.
  ///
  /// It is detached: it belongs to all who wait, not to the one who came first.
  private func start<Value: Sendable>(
    _ making: Making,
    _ order: Order,
    in flight: Flight,
    claimedIn home: Frame?,
    make: nonisolated(nonsending) @escaping @Sendable (Making) async throws -> Value
  ) {
    let permits = Ambience.current?.permits
    let task = Task.detached(priority: Task.currentPriority) {
      making.takeOff()
      let outcome: Flight.Outcome
      do {
        try await making.permit?.take()
        defer { making.permit?.giveBack() }
        self.noteTies(of: order, in: making)
        let value = try await Ambience.running(making, within: permits) { try await make(making) }
        outcome = .landed(.passUnretained(self.keep(ValueSlot(value), of: making, order)))
      } catch {
        let record = making.finish()
        let home = record?.home ?? self
        outcome = .failed(
          Flight.Failing(
            error: error,
            reads: record?.reads ?? Reads(),
            home: ObjectIdentifier(home)
          )
        )
      }
      if let home { self.release(order.binding, in: home) }
      self.leave(making)
      making.deliverPostponed()
      flight.end(outcome)
    }
    flight.start(task)
  }

  /// Waits for a flight that another reader has started.
  ///
  /// - Parameters:
  ///   - other: The making that flies.
  ///   - chain: The making that waits, if one does.
  ///
  /// - Throws: What its maker threw, if it would throw the same for this frame.
  private nonisolated(nonsending) func join(_ other: Making, as chain: Making?) async throws {
    guard let flight = other.flight else { return }
    // Everybody has left it and it is being cancelled; what becomes of it is seen afterwards.
    guard flight.board() else { return try await flight.end() }
    let outcome = try await outcome(of: flight, awaitedBy: chain)
    if case .failed(let failing)? = outcome, isConcerned(by: failing) { throw failing.error }
  }

  private nonisolated(nonsending) func outcome(
    of flight: Flight,
    awaitedBy chain: Making?
  ) async throws -> Flight.Outcome? {
    chain?.permit?.beginWaiting()
    do {
      let outcome = try await flight.outcome()
      await chain?.permit?.endWaiting()
      return outcome
    } catch {
      await chain?.permit?.endWaiting()
      throw error
    }
  }
}

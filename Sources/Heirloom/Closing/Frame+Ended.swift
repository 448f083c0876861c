import Synchronization

extension Frame {
  /// The end of a scope, as a reader meets it.
  struct End: Sendable {
    let place: SourcePlace

    /// Whether even what is made already is not to be read.
    let isFinal: Bool
  }

  /// Returns the end that concerns a reader, if this scope, or one further out, is closing or closed.
  ///
  /// What was on its way when the end began goes on: a maker reads as it always does.
  func end(for reader: Reader) -> End? {
    guard root.endings.load(ordering: .relaxed) != 0, case .scope = reader else { return nil }
    var end: End?
    for frame in sequence(first: self, next: \.parent) {
      switch frame.ending.load(ordering: .acquiring) {
      case .none: continue
      case .closing: end = end ?? End(frame, isFinal: false)
      case .closed: return End(frame, isFinal: true)
      }
    }
    return end
  }

  /// Returns the failure of a read that has come too late.
  func closedScope<Kind: ProviderKind>(
    _ end: End,
    _ keyPath: KeyPath<Providers, Kind>,
    at place: SourcePlace?
  ) -> Failure {
    .closedScope(
      Providers()[keyPath: keyPath].recipe.declaration,
      end.place,
      RequestTrace(nil, in: self, at: place)
    )
  }

  /// Returns what may still be read of a provider after the end.
  ///
  /// - Throws: The failure when there is nothing.
  func slot<Kind: ValueProviderKind>(
    of binding: Binding,
    _ keyPath: KeyPath<Providers, Kind>,
    after end: End,
    at place: SourcePlace?
  ) throws(Failure) -> Slot {
    let failure = closedScope(end, keyPath, at: place)
    if end.isFinal, atHand(\.closedScopePolicy) ?? .usual == .strict { throw failure }
    guard let slot = madeSlot(of: binding) else { throw failure }
    if end.isFinal, root.isFirst(failure) { report(failure.thrown, during: nil) }
    return slot
  }

  private func madeSlot(of binding: Binding) -> Slot? {
    if case .override(let override) = binding, case .value(let slot) = override.replacement {
      return slot
    }
    return remembered(binding)
  }
}

extension Frame.End {
  fileprivate init(_ frame: Frame, isFinal: Bool) {
    place = frame.lifecycle?.closingPlace ?? frame.place
    self.isFinal = isFinal
  }
}

import Synchronization

extension Frame {
  /// Claims the making of a binding's value, unless somebody else has; returns who.
  ///
  /// It is claimed here and in the expected home: two readers of one scope meet even when the
  /// expectation has changed between them.
  func claim(_ binding: Binding, in home: Frame, for making: Making) -> Making? {
    if let other = enter(making, for: binding) { return other }
    guard home !== self, let other = home.enter(making, for: binding) else { return nil }
    leave(binding)
    return other
  }

  /// Gives up a claim.
  func release(_ binding: Binding, in home: Frame) {
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
}

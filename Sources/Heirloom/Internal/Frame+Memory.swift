import Synchronization

extension Frame {
  /// Returns the value remembered for a binding, here or further out, if it is valid here.
  ///
  /// What an ancestor remembers is valid unless something it was made from is overridden in between.
  /// Only the nearest one needs a look: had a value further out been valid here, it would have been
  /// valid there.
  ///
  /// - Parameters:
  ///   - binding: The binding.
  ///   - countingAsUse: Whether a value of which a limited number is kept counts as used.
  ///
  /// - Returns: The slot of the value.
  func remembered(_ binding: Binding, countingAsUse: Bool = true) -> Slot? {
    let address = binding.address
    let last = binding.frame
    let limited = binding.limited
    var overridden: UInt64 = 0
    var frame: Frame? = self
    while let current = frame {
      let found = limited.map { current.limitedSlot(of: $0) } ?? current.slot(at: address)
      if let slot = found {
        guard isUnchanged(slot.reads, below: current, overridden) else { return nil }
        if countingAsUse, let limited { current.noteUse(of: limited) }
        return slot
      }
      if current === last { return nil }
      overridden |= current.mask
      frame = current.parent
    }
    return nil
  }

  /// Remembers a value in its home, which is this frame, and returns the one that counts: exactly one
  /// is kept for a binding, whoever comes first.
  func keep(_ slot: Slot, for binding: Binding) -> Slot {
    if let limited = binding.limited, let limit = limited.base.limit {
      return keep(slot, for: limited, atMost: limit)
    }
    return state.withLock { state in
      if let earlier = self.slot(at: binding.address) { return earlier }
      state.made.append(State.Made(binding: binding, slot: slot))
      memo.insert(binding.address, slot.address, &state.occupancy)
      return slot
    }
  }

  /// Lets the next read find a value at once, through what has this address for as long as the frame
  /// is there: a binding, a type, or a key-path object of which the registry keeps a ``Spelling``.
  func index(_ slot: Slot, at address: UInt) {
    guard memo.value(for: address) == 0 else { return }
    state.insert(address, slot.address, in: memo)
  }

  /// Returns the slot remembered in this very frame under an address.
  func slot(at address: UInt) -> Slot? {
    guard let pointer = UnsafeRawPointer(bitPattern: memo.value(for: address)) else { return nil }
    return Unmanaged<Slot>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Returns whether a maker that threw would have read the same had it run for this frame.
  func isConcerned(by failing: Flight.Failing) -> Bool {
    var overridden: UInt64 = 0
    for frame in sequence(first: self, next: \.parent) {
      // No frame of this chain has the home's address by chance: all were there while it was alive.
      if ObjectIdentifier(frame) == failing.home {
        return isUnchanged(failing.reads, below: frame, overridden)
      }
      overridden |= frame.mask
    }
    return false
  }

  /// Returns whether nothing that was read further out is overridden between there and here.
  private func isUnchanged(_ reads: Reads, below frame: Frame, _ overridden: UInt64) -> Bool {
    if reads.isEverything { return overridden == 0 }
    guard reads.mask & overridden != 0 else { return true }
    var current = self
    while current !== frame {
      if reads.keys.contains(where: { current.ownOverride(of: $0) != nil }) { return false }
      guard let parent = current.parent else { return true }
      current = parent
    }
    return true
  }
}

import Synchronization

// A memo only grows, for it is read without a lock. The values of a keyed provider with a limit are
// therefore kept elsewhere, behind the lock of their home.
extension Frame {
  /// Returns the value of a limited keyed provider that has its home in this very frame.
  func limitedSlot(of binding: KeyedBinding) -> Slot? {
    state.withLock { $0.limited[binding.base.address]?.slot(at: binding.address) }
  }

  /// Notes that a value of a limited keyed provider, at home in this very frame, was read.
  func noteUse(of binding: KeyedBinding) {
    state.withLock { $0.limited[binding.base.address]?.use(binding.address) }
  }

  /// Remembers a value as long as the limit of its provider allows, and returns the one that counts.
  func keep(_ slot: Slot, for binding: KeyedBinding, atMost limit: Int) -> Slot {
    let (kept, evicted) = state.withLock { state -> (Slot, RecentSlots.Entry?) in
      var slots = state.limited.removeValue(forKey: binding.base.address) ?? RecentSlots()
      defer { state.limited[binding.base.address] = slots }
      if let earlier = slots.slot(at: binding.address) { return (earlier, nil) }
      state.limitedMade += 1
      let entry = RecentSlots.Entry(
        made: State.Made(binding: .keyed(binding), slot: slot),
        predecessors: state.made.count,
        number: state.limitedMade
      )
      return (slot, slots.insert(entry, keepingAtMost: limit))
    }
    // Releasing it runs code of the user's, which must not find the lock taken.
    withExtendedLifetime(evicted) {}
    return kept
  }
}

extension Frame.State {
  /// The values that have their home in the frame, in the order of making.
  var inOrderOfMaking: [Made] {
    guard !limited.isEmpty else { return made }
    var all: [Made] = []
    var next = 0
    for entry in limited.values.flatMap(\.entries).sorted(by: { $0.number < $1.number }) {
      all += made[next..<entry.predecessors]
      all.append(entry.made)
      next = entry.predecessors
    }
    return all + made[next...]
  }
}

extension Frame {
  /// One read of a provider's value: who reads, and how the next read finds the value sooner.
  struct Request<Value: Sendable> {
    let frame: Frame
    let reader: Reader
    let key: Key
    private let spelling: Spelling?

    /// Whether a maker reads its own key, and so means the next binding outwards.
    private let isOwnKey: Bool

    init(_ keyPath: AnyKeyPath, for reader: Reader, in frame: Frame) {
      self.frame = frame
      self.reader = reader
      (key, spelling) = frame.root.keys.key(for: keyPath)
      isOwnKey = reader.enclosingOverride(of: key) != nil
    }

    /// The slot that an earlier read through the same key-path object has left, if there is one.
    var slotAtHand: Slot? {
      isOwnKey ? nil : spelling.flatMap { frame.slot(at: $0.address) }
    }

    /// Returns the value in a slot, and notes that it was read.
    func value(in slot: Slot) -> Value {
      note(slot.reads, home: slot.home)
      return unsafeDowncast(slot, to: ValueSlot<Value>.self).value
    }

    /// Returns the value in a slot, notes that it was read, and lets the next read find it at once.
    func deliver(_ slot: Slot) -> Value {
      #if DEBUG
      frame.noteIgnoredOverrides(slot.reads)
      #endif
      index(slot)
      return value(in: slot)
    }

    /// Notes that something was read.
    func note(_ reads: Reads, home: Frame) {
      guard let recorder = reader.recorder else { return }
      let read = DirectRead(.value, of: frame.binding(of: key, for: reader), home: home)
      // The next binding outwards is not what the key means to anybody else here.
      recorder.note(isOwnKey ? nil : key, reads, home: home, read)
    }

    /// Lets the next read find a slot at once.
    func index(_ slot: Slot) {
      if !isOwnKey, let spelling { frame.index(slot, by: spelling) }
    }
  }
}

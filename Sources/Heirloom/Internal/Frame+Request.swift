extension Frame {
  /// One read of a provider: who reads, and how the next read finds the value sooner.
  ///
  /// It knows nothing of the value's type, so that looking for a value that is there is compiled once
  /// and needs no metadata.
  struct Request {
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

    /// Notes that the value in a slot was read, and lets the next read find it at once.
    func deliver(_ slot: Slot) {
      #if DEBUG
      frame.noteIgnoredOverrides(slot.reads)
      #endif
      index(slot)
      note(slot)
    }

    /// Notes that the value in a slot was read.
    func note(_ slot: Slot) {
      guard reader.recorder != nil else { return }
      note(slot.reads, home: slot.home)
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
      if !isOwnKey, let spelling { frame.index(slot, at: spelling.address) }
    }

    /// Looks for a value that is there, and delivers it; without one, tells what would make it.
    func source() -> Source {
      if let slot = slotAtHand {
        note(slot)
        return .value(slot)
      }
      let source = frame.source(of: key, for: reader)
      if case .value(let slot) = source { deliver(slot) }
      return source
    }
  }

  /// What a read comes down to.
  enum Source {
    /// A value that is there.
    case value(Slot)

    /// The maker of an override, in its box.
    case override(Override, any AnyObject & Sendable)

    /// The provider's own recipe.
    case recipe
  }

  /// Returns what the read of a key comes down to.
  ///
  /// What is remembered needs no recipe, so the property is not even looked at.
  private func source(of key: Key, for reader: Reader) -> Source {
    guard let override = override(of: key, for: reader) else {
      return remembered(.byDefault(key)).map { .value($0) } ?? .recipe
    }
    switch override.replacement {
    case .value(let slot):
      return .value(slot)
    case .maker(let box):
      return remembered(.override(override)).map { .value($0) } ?? .override(override, box)
    }
  }
}

extension Frame {
  /// Returns what a key means here to a reader.
  func binding(of key: Key, for reader: Reader) -> Binding {
    override(of: key, for: reader).map { .override($0) } ?? .byDefault(key)
  }

  /// Returns the override that decides what a key means here to a reader, if one does.
  func override(of key: Key, for reader: Reader) -> Override? {
    let start = reader.enclosingOverride(of: key).map { $0.frame.parent } ?? self
    let override = start?.override(of: key)
    override?.use()
    root.record?.note(key, override)
    return override
  }

  /// Returns the nearest override of a key, from here outwards.
  func override(of key: Key) -> Override? {
    var frame: Frame? = self
    while let current = frame, current.chainMask & key.bit != 0 {
      if let override = current.ownOverride(of: key) { return override }
      frame = current.parent
    }
    return nil
  }

  /// The nearest frame that overrides anything, from here outwards.
  var nearestOverriding: Frame? {
    var frame: Frame? = self
    while let current = frame, current.chainMask != 0 {
      if current.mask != 0 { return current }
      frame = current.parent
    }
    return nil
  }

  /// Returns the frame in which the value of a binding is expected to have its home.
  ///
  /// The last making tells; before the first one it is the outermost frame possible.
  func expectedHome(of binding: Binding, ties: [Key]) -> Frame {
    var home = binding.frame ?? top
    let prediction = binding.prediction
    if prediction?.isEverything == true, let frame = nearestOverriding, frame.depth > home.depth {
      home = frame
    }
    for key in ties { deepen(&home, to: key) }
    for key in prediction?.keys ?? [] { deepen(&home, to: key) }
    return home
  }

  private func deepen(_ home: inout Frame, to key: Key) {
    if let frame = override(of: key)?.frame, frame.depth > home.depth { home = frame }
  }
}

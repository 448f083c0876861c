/// Something that a maker read itself, as opposed to what that was made from in turn.
///
/// Whoever keeps it has its home where that was read or further in, so it keeps nothing alive beyond
/// its time.
struct DirectRead: Hashable, Sendable {
  /// What the read was for.
  enum Kind: UInt8 {
    case value

    /// A lifetime that is bounded by the binding.
    case tie

    /// A reader that is kept for later.
    case deferred
  }

  let kind: Kind

  /// Of a keyed provider that of the provider: a key is a value, and keeping it here would keep it alive.
  let binding: Binding

  /// The depth of the scope in which what was read has its home.
  let homeDepth: Int32

  init(_ kind: Kind, of binding: Binding, home: Frame) {
    self.kind = kind
    self.binding = binding.ofProvider
    homeDepth = Int32(home.depth)
  }
}

extension Binding: Hashable {
  static func == (left: Binding, right: Binding) -> Bool { left.address == right.address }

  func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

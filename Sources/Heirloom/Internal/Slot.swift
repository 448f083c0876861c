/// A value that a scope remembers, with what it takes to know where else it is valid.
///
/// The frame that is its home owns it; the frames below refer to it and keep its home alive.
///
/// `@unchecked Sendable`: immutable, in the subclass too, but for what is known only once the value
/// has been made, which is set before anybody else knows of the slot, so that access to it need not be checked. The home is unowned because it owns the slot, and only frames that
/// keep the home alive refer to it.
@usableFromInline
class Slot: @unchecked Sendable {
  @exclusivity(unchecked)
  private unowned(unsafe) var owner: Frame?
  @exclusivity(unchecked)
  private(set) var reads = Reads()

  /// What the maker read itself; for looking inside.
  @exclusivity(unchecked)
  private(set) var directReads: [DirectRead] = []

  init(home: Frame?) {
    owner = home
  }

  /// The outermost frame in which the value would have been made the same way.
  var home: Frame {
    guard let owner else { preconditionFailure("a slot is used only after it has a home") }
    return owner
  }

  /// The value, if it is an instance of a class.
  var instance: AnyObject? { nil }

  var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  /// Tells a new slot where its home is, and what its value was made from.
  func settle(in home: Frame, reads: Reads = Reads(), directReads: [DirectRead] = []) {
    owner = home
    self.reads = reads
    self.directReads = directReads
  }
}

/// A slot with its value.
@usableFromInline
final class ValueSlot<Value: Sendable>: Slot, @unchecked Sendable {
  @usableFromInline
  let value: Value

  override var instance: AnyObject? {
    type(of: value as Any) is AnyClass ? value as AnyObject : nil
  }

  init(_ value: Value) {
    self.value = value
    super.init(home: nil)
  }
}

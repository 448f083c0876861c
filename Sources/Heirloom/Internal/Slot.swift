/// A value that a scope remembers, with what it takes to know where else it is valid.
///
/// The frame that is its home owns it; the frames below refer to it and keep its home alive.
///
/// `@unchecked Sendable`: immutable, in the subclass too. The home is unowned because it owns the
/// slot, and only frames that keep the home alive refer to it.
@usableFromInline
class Slot: @unchecked Sendable {
  /// The outermost frame in which the value would have been made the same way.
  unowned(unsafe) let home: Frame
  let reads: Reads

  /// What the maker read itself; for looking inside.
  let directReads: [DirectRead]

  init(home: Frame, reads: Reads = Reads(), directReads: [DirectRead] = []) {
    self.home = home
    self.reads = reads
    self.directReads = directReads
  }

  /// The value, if it is an instance of a class.
  var instance: AnyObject? { nil }

  var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
}

/// A slot with its value.
@usableFromInline
final class ValueSlot<Value: Sendable>: Slot, @unchecked Sendable {
  @usableFromInline
  let value: Value

  override var instance: AnyObject? {
    type(of: value as Any) is AnyClass ? value as AnyObject : nil
  }

  init(_ value: Value, home: Frame, reads: Reads = Reads(), directReads: [DirectRead] = []) {
    self.value = value
    super.init(home: home, reads: reads, directReads: directReads)
  }
}

import Synchronization

/// The inside of a scope: what it overrides, what it remembers, and its parent.
///
/// `@unchecked Sendable`, because
/// - `parent` and `unwinding` are written by the initialiser and the deinitialiser, or by the one
///   thread that is about to release the last reference, and read-only in between;
/// - `memo` is read without a lock and written under `state`;
/// - all else is constant or behind `state`.
@usableFromInline
final class Frame: @unchecked Sendable {
  @usableFromInline
  let memo = AddressTable()

  @usableFromInline
  let root: Root

  /// Not checked for exclusive access, which takes longer than reading it; see above.
  @exclusivity(unchecked)
  private(set) var parent: Frame?

  /// The outermost frame, none for itself; unowned, because the chain of parents keeps it alive.
  private unowned(unsafe) let outermost: Frame?
  let depth: Int
  let place: SourcePlace

  /// The overrides given to this very scope.
  let overrides: OverrideList
  private let overridesByKey: [ObjectIdentifier: Override]

  /// The bits of the keys overridden here, and here or further out.
  let mask: UInt64
  let chainMask: UInt64

  let state = LockedState()

  /// How far the scope is on its way.
  let ending = Atomic(Ending.none)

  /// Set by the thread that releases a chain of frames, so that it does not become a recursion.
  @exclusivity(unchecked)
  private var unwinding: Unwinding?

  init(root: Root, parent: Frame?, _ overrides: OverrideList, at place: SourcePlace) {
    self.root = root
    self.parent = parent
    outermost = parent?.top
    self.place = place
    depth = parent.map { $0.depth + 1 } ?? 0
    self.overrides = overrides
    if overrides.isEmpty {
      mask = 0
      chainMask = parent?.chainMask ?? 0
      overridesByKey = [:]
    } else {
      mask = overrides.reduce(0) { $0 | $1.key.bit }
      chainMask = mask | (parent?.chainMask ?? 0)
      overridesByKey = overrides.count > 8 ? overrides.byKey : [:]
      for override in overrides { override.settle(in: self) }
      rememberValues()
    }
  }

  deinit {
    #if DEBUG
    reportIgnoredOverrides()
    #endif
    if state.isThere { releaseMade() }
    if unwinding?.take(&parent) != true { Unwinding.release(&parent) }
  }

  /// Lets the first read of a value that an override gives find it at once.
  ///
  /// One is enough for most scopes, and needs no memory. A debug build wants to know which overrides
  /// are read, and so does whoever records what is read.
  private func rememberValues() {
    #if !DEBUG
    guard root.record == nil, let (address, slot) = overrides.last?.beforehand else { return }
    _ = memo.insertFirst(address, slot)
    #endif
  }

  /// Releases the values that have their home here, dependants before what they depend on.
  private func releaseMade() {
    let departure = beginDeparture()
    var made = state.takeMade()
    // In reverse order of making.
    while made.popLast() != nil {}
    departure?.end()
  }

  /// The outermost frame.
  var top: Frame { outermost ?? self }

  /// The override of a key in this very frame; the last one given wins.
  func ownOverride(of key: Key) -> Override? {
    guard mask & key.bit != 0 else { return nil }
    guard overridesByKey.isEmpty else { return overridesByKey[ObjectIdentifier(key)] }
    return overrides.last { $0.key === key }
  }

  /// Hands the release of the frame's parent over to somebody else.
  func delegateUnwinding(to unwinding: Unwinding) {
    self.unwinding = unwinding
  }
}

extension Frame {
  /// What changes in a frame.
  struct State: Sendable {
    /// A value that has its home here, with the binding whose address it is remembered under.
    struct Made: Sendable {
      let binding: Binding
      let slot: Slot
    }

    /// A binding whose products are never remembered, with what their makers read; for looking inside.
    struct Product: Sendable {
      let binding: Binding
      var directReads: Set<DirectRead> = []
    }

    /// In the order of making.
    var made: [Made] = []

    /// The values of keyed providers with a limit, by the address of the provider's binding.
    var limited: [UInt: RecentSlots] = [:]
    var limitedMade = 0

    /// What the memo has of keyed providers.
    var keyed: [Slot] = []
    /// What the makers of products whose home would be here have read, by the binding's address.
    var products: [UInt: Product] = [:]

    /// What is being made for this scope, or is expected to have its home here, by the binding's
    /// address.
    var makings: [UInt: Making] = [:]

    /// Known as soon as anything is made for this scope.
    var lifecycle: Lifecycle?

    var occupancy = AddressTable.Occupancy()
  }
}

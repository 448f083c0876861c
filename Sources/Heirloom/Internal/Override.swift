import Synchronization

/// One entry of an override block, bound to the frame that holds it.
///
/// `@unchecked Sendable`: immutable but for what is atomic or has its lock. The frame is unowned
/// because it owns the override, and overrides are reached only through frames that keep it alive.
final class Override: @unchecked Sendable {
  /// What stands in for the provider's own recipe.
  enum Replacement: Sendable {
    case value(Slot)
    case maker(any AnyObject & Sendable)
  }

  let key: Key
  let place: SourcePlace
  let replacement: Replacement
  unowned(unsafe) let frame: Frame

  /// The type of a typed dependency, for messages.
  let dependency: (any Any.Type)?

  /// What the last making by the override's maker was made from.
  let prediction = Mutex<Reads?>(nil)

  /// Whether anything has been read through the override, or tied to it.
  private let usage = Atomic(false)

  /// The singletons that were read below the override and had been made without it.
  let ignoringSingletons = Mutex<Set<Key>>([])

  init(_ entry: OverrideEntry, in frame: Frame) {
    key = entry.key(frame.root.keys)
    place = entry.place
    dependency = entry.dependency
    replacement = entry.replacement(frame)
    self.frame = frame
  }

  var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  var isUsed: Bool { usage.load(ordering: .relaxed) }

  /// Notes that the override counts for something.
  func use() {
    if !isUsed { usage.store(true, ordering: .relaxed) }
  }
}

public import Synchronization

/// What all scopes of one tree share: their purpose and their keys, but no value.
@usableFromInline
final class Root: Sendable {
  /// How many scopes are closing or closed and still there; tested by every read.
  @usableFromInline
  let endings = Atomic(0)
  let purpose: Purpose

  /// Owned; it is not an `AtomicLazyReference`, into which the thread sanitizer cannot see.
  private let registry = Atomic<Unmanaged<KeyRegistry>?>(nil)

  /// Who wants to know what is read, if anybody does.
  let record: ReadRecord?

  /// Texts of the failures that are worth one report each, however often they are met.
  private let reported = Mutex<Set<String>>([])

  /// Whether any scope of the tree is closing or closed.
  @inlinable
  var hasEndings: Bool { endings.load(ordering: .relaxed) != 0 }

  /// The keys of the tree, which has none before something is read or overridden.
  var keys: KeyRegistry {
    if let known = registry.load(ordering: .acquiring) { return known.takeUnretainedValue() }
    let new = Unmanaged.passRetained(KeyRegistry())
    let (isFirst, other) = registry.compareExchange(
      expected: nil,
      desired: new,
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let other else { return new.takeUnretainedValue() }
    new.release()
    return other.takeUnretainedValue()
  }

  init(purpose: Purpose, record: ReadRecord? = nil) {
    self.purpose = purpose
    self.record = record
  }

  deinit {
    registry.load(ordering: .acquiring)?.release()
  }

  /// Returns whether a failure has not been reported in this tree before.
  func isFirst(_ failure: Failure) -> Bool {
    reported.withLock { $0.insert(failure.message).inserted }
  }
}

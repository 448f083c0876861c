public import Synchronization

/// What all scopes of one tree share: their purpose and their keys, but no value.
@usableFromInline
final class Root: Sendable {
  /// How many scopes are closing or closed and still there; tested by every read.
  @usableFromInline
  let endings = Atomic(0)
  let purpose: Purpose
  private let registry = AtomicLazyReference<KeyRegistry>()

  /// Who wants to know what is read, if anybody does.
  let record: ReadRecord?

  /// Texts of the failures that are worth one report each, however often they are met.
  private let reported = Mutex<Set<String>>([])

  /// Whether any scope of the tree is closing or closed.
  @inlinable
  var hasEndings: Bool { endings.load(ordering: .relaxed) != 0 }

  /// The keys of the tree, which has none before something is read or overridden.
  var keys: KeyRegistry { registry.load() ?? registry.storeIfNil(KeyRegistry()) }

  init(purpose: Purpose, record: ReadRecord? = nil) {
    self.purpose = purpose
    self.record = record
  }

  /// Returns whether a failure has not been reported in this tree before.
  func isFirst(_ failure: Failure) -> Bool {
    reported.withLock { $0.insert(failure.message).inserted }
  }
}

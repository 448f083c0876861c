import Synchronization

/// What has been read of the scopes of one tree, for whoever made its root.
///
/// It is told of reads that find nothing at hand, so that a warm read knows nothing of it; the first
/// read of each thing is among them.
package final class ReadRecord: Sendable {
  /// One thing that has been read.
  package struct Entry: Hashable, Sendable {
    /// The provider with its module, or the type of the typed dependency.
    package let name: String

    /// Whether it is a typed dependency.
    package let isDependency: Bool

    /// Whether an override gave it, rather than a recipe.
    package let isOverridden: Bool
  }

  private struct State: Sendable {
    var keys: Set<Key> = []
    var reads: [(declaration: Declaration?, key: Key, isOverridden: Bool)] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// What has been read, in the order of the first reads.
  package var entries: [Entry] {
    state.withLock { $0.reads }.map { read in
      Entry(
        name: read.declaration?.qualifiedName ?? KeyFacts(read.key, for: .live).name,
        isDependency: read.key.isDependency,
        isOverridden: read.isOverridden
      )
    }
  }

  func note(_ key: Key, _ override: Override?) {
    state.withLock { state in
      guard state.keys.insert(key).inserted else { return }
      state.reads.append((override.map { Declaration(of: $0) }, key, override != nil))
    }
  }
}

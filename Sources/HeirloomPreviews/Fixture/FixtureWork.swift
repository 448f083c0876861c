import Synchronization

/// What goes on for one rendering of a fixture and has to end with it.
final class FixtureWork: Sendable {
  /// The work of the rendering that the current task belongs to.
  @TaskLocal static var current: FixtureWork?

  /// None when the rendering has ended.
  private let ends: Mutex<[@Sendable () -> Void]?> = Mutex([])

  /// Adds something that is to end with the rendering; `false` when that has ended already.
  func add(_ end: @escaping @Sendable () -> Void) -> Bool {
    ends.withLock { ends in
      ends?.append(end)
      return ends != nil
    }
  }

  /// Ends everything, the latest first.
  func end() {
    let ends = ends.withLock { ends -> [@Sendable () -> Void] in
      defer { ends = nil }
      return ends ?? []
    }
    for end in ends.reversed() { end() }
  }
}

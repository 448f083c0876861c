import Synchronization

/// Who waits for which making, across all threads and tasks.
///
/// The lock is taken by those who are about to wait, and never held while anything is made.
enum WaitGraph {
  private struct State: Sendable {
    var waits: [Wait] = []

    /// Whether a thread looks after the waits that have a limit.
    var isWatched = false
  }

  private static let state = Mutex(State())

  /// Notes a wait that is about to begin, unless it would close a loop of waiting makings.
  ///
  /// - Parameter wait: The wait.
  ///
  /// - Returns: `false` when it would; it must not begin.
  static func begin(_ wait: Wait) -> Bool {
    let (mayBegin, needsWatch) = state.withLock { state in
      // Who makes nothing holds nobody up.
      if let waiting = wait.waiting, needs(wait.target, waiting, state.waits) {
        return (false, false)
      }
      state.waits.append(wait)
      guard wait.limit != nil, !state.isWatched else { return (true, false) }
      state.isWatched = true
      return (true, true)
    }
    if needsWatch { WaitWatch.start() }
    return mayBegin
  }

  /// Notes that a wait has ended.
  static func end(_ wait: Wait) {
    // What is taken out is released outside of the lock: with it a scope may go away.
    _ = state.withLock { state in
      state.waits.firstIndex { $0 === wait }.map { state.waits.remove(at: $0) }
    }
  }

  /// Returns the waits that have a limit, or nil, which ends the watch, when there is none.
  static func watched() -> [Wait]? {
    state.withLock { state in
      let watched = state.waits.filter { $0.limit != nil }
      state.isWatched = !watched.isEmpty
      return watched.isEmpty ? nil : watched
    }
  }

  /// Returns what the parts of a making wait for.
  static func targets(of making: Making) -> [Making] {
    state.withLock { state in
      state.waits.filter { $0.waiting?.isPart(of: making) == true }.map(\.target)
    }
  }

  /// Returns whether a making cannot end before another one does.
  ///
  /// It needs its own parts to end, and whatever those wait for.
  private static func needs(_ making: Making, _ other: Making, _ waits: [Wait]) -> Bool {
    var pending = [making]
    var seen: Set<ObjectIdentifier> = []
    while let making = pending.popLast() {
      if other.isPart(of: making) { return true }
      guard seen.insert(ObjectIdentifier(making)).inserted else { continue }
      for wait in waits where wait.waiting?.isPart(of: making) == true {
        pending.append(wait.target)
      }
    }
    return false
  }
}

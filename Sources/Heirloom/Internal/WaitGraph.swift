import Synchronization

/// Which making waits for which, across all threads.
///
/// The lock is taken by a thread that is about to wait for another's making, and never held while
/// anything is made.
enum WaitGraph {
  private struct Edge: Sendable {
    let waiting: Making
    let target: Making
  }

  private static let edges = Mutex<[Edge]>([])

  /// Waits until a making has ended, unless that would close a loop of waiting makings.
  ///
  /// - Parameters:
  ///   - target: The making to wait for.
  ///   - waiting: The innermost making that the wait is a part of, if anything is being made.
  ///
  /// - Returns: `false` when nothing was waited for.
  static func wait(for target: Making, as waiting: Making?) -> Bool {
    // Who makes nothing holds nobody up.
    guard let waiting else {
      target.gate.withLock { _ in }
      return true
    }
    let mayWait = edges.withLock { edges in
      if needs(target, waiting, edges) { return false }
      edges.append(Edge(waiting: waiting, target: target))
      return true
    }
    guard mayWait else { return false }
    target.gate.withLock { _ in }
    edges.withLock { edges in
      let index = edges.firstIndex { $0.waiting === waiting && $0.target === target }
      if let index { edges.remove(at: index) }
    }
    return true
  }

  /// Returns whether a making cannot end before another one does.
  ///
  /// It needs its own parts to end, and whatever those wait for.
  private static func needs(_ making: Making, _ other: Making, _ edges: [Edge]) -> Bool {
    var pending = [making]
    var seen: Set<ObjectIdentifier> = []
    while let making = pending.popLast() {
      if other.isPart(of: making) { return true }
      guard seen.insert(ObjectIdentifier(making)).inserted else { continue }
      for edge in edges where edge.waiting.isPart(of: making) { pending.append(edge.target) }
    }
    return false
  }
}

import Synchronization

/// What the makers of a case go by, and what they note.
final class Graph: Sendable {
  let nodes: [Int: GraphNode]

  /// Whether makers give other threads the chance to come in between.
  let isUnhurried: Bool
  private let log = Mutex(Log())

  init(_ nodes: [Int: GraphNode], isUnhurried: Bool = false) {
    self.nodes = nodes
    self.isUnhurried = isUnhurried
  }

  /// All makings so far, by their numbers.
  var makings: [GraphMaking] { log.withLock { $0.makings } }

  /// The numbers of all that is gone, in order.
  var released: [Int] { log.withLock { $0.released } }

  /// The numbers of the providers whose properties were looked at.
  var looked: Set<Int> { log.withLock { $0.looked } }

  func note(_ making: GraphMaking) -> Int {
    log.withLock { log in
      log.makings.append(making)
      return log.makings.count - 1
    }
  }

  func noteRelease(of number: Int) { log.withLock { $0.released.append(number) } }

  func noteLook(at node: Int) { log.withLock { _ = $0.looked.insert(node) } }

  /// Lets go of scopes; the looks at properties meanwhile do not count.
  ///
  /// Nothing is read by then, but a report of an override without effect names providers.
  func withoutNotingLooks(_ release: () -> Void) {
    let looked = looked
    release()
    log.withLock { $0.looked = looked }
  }

  private struct Log {
    var makings: [GraphMaking] = []
    var released: [Int] = []
    var looked: Set<Int> = []
  }
}

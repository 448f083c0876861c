import Synchronization

/// Somebody who is told of each change.
final class Follower<Content: Sendable>: Sendable {
  private let gone = Atomic(false)
  private let receive: StateStream<Content>.Receive

  init(_ receive: @escaping StateStream<Content>.Receive) {
    self.receive = receive
  }

  /// Whether nothing is to be told any more.
  var isGone: Bool { gone.load(ordering: .acquiring) }

  func leave() {
    gone.store(true, ordering: .releasing)
  }

  func tell(_ event: StateEvent<Content>) {
    if !isGone { receive(event) }
  }
}

import Synchronization

/// Where a stream leaves its states for one who takes them out, one after the other.
final class Mailbox<Value: Sendable>: Sendable {
  typealias Letter = @Sendable () -> State<Value>

  private typealias Taker = CheckedContinuation<Letter?, Never>

  private struct Contents {
    var backlog = Backlog<Letter>()
    var taker: Taker?
    var isEnded = false
  }

  private let contents = Mutex(Contents())

  /// Leaves what has happened, without waiting.
  func receive(_ event: StateEvent<Value>) {
    switch event {
    case .state(let letter): put(letter)
    case .end: end()
    }
  }

  /// Takes out the next state, once there is one; nil after the last or when the task is cancelled.
  func next() async -> State<Value>? {
    let letter = await withTaskCancellationHandler {
      await withCheckedContinuation { (taker: Taker) in
        let (letter, isOver) = contents.withLock { contents -> (Letter?, Bool) in
          if let letter = contents.backlog.popFirst() { return (letter, true) }
          if contents.isEnded { return (nil, true) }
          contents.taker = taker
          return (nil, false)
        }
        if isOver { taker.resume(returning: letter) }
      }
    } onCancel: {
      cancel()
    }
    return letter?()
  }

  private func put(_ letter: @escaping Letter) {
    let (taker, dropped) = contents.withLock { contents -> (Taker?, [Letter]) in
      guard !contents.isEnded else { return (nil, []) }
      if let taker = contents.taker {
        contents.taker = nil
        return (taker, [])
      }
      return (nil, contents.backlog.append(letter))
    }
    // What goes away here may run anybody's code.
    withExtendedLifetime(dropped) { taker?.resume(returning: letter) }
  }

  private func end() {
    contents.withLock { contents in
      contents.isEnded = true
      defer { contents.taker = nil }
      return contents.taker
    }?.resume(returning: nil)
  }

  private func cancel() {
    let (taker, dropped) = contents.withLock { contents in
      contents.isEnded = true
      defer { contents.taker = nil }
      return (contents.taker, contents.backlog.removeAll())
    }
    withExtendedLifetime(dropped) { taker?.resume(returning: nil) }
  }
}

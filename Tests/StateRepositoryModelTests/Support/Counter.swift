import Synchronization

/// A number that tasks can wait for.
final class Counter: Sendable {
  private struct Contents {
    var count = 0
    var waiting: [(Int, CheckedContinuation<Void, Never>)] = []
  }

  private let contents = Mutex(Contents())

  var count: Int { contents.withLock(\.count) }

  func add() {
    let met = contents.withLock { contents in
      contents.count += 1
      let met = contents.waiting.filter { $0.0 <= contents.count }
      contents.waiting.removeAll { $0.0 <= contents.count }
      return met
    }
    for (_, continuation) in met { continuation.resume() }
  }

  /// Waits until a number is reached.
  func reaches(_ number: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = contents.withLock { contents in
        if contents.count < number { contents.waiting.append((number, continuation)) }
        return contents.count >= number
      }
      if isReached { continuation.resume() }
    }
  }
}

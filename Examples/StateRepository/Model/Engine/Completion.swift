import Synchronization

/// Something that ends once, and that tasks can wait for.
final class Completion: Sendable {
  private struct Waiting {
    var isFinished = false
    var nextNumber = 0
    var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let waiting = Mutex(Waiting())

  /// Lets everybody go on who waits, now and later.
  func finish() {
    let continuations = waiting.withLock { waiting in
      waiting.isFinished = true
      defer { waiting.continuations = [:] }
      return waiting.continuations
    }
    for continuation in continuations.values { continuation.resume() }
  }

  /// Waits for the end, or until the waiting task is cancelled.
  func wait() async {
    let number = waiting.withLock { waiting in
      waiting.nextNumber += 1
      return waiting.nextNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = waiting.withLock { waiting in
          if waiting.isFinished || Task.isCancelled { return true }
          waiting.continuations[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      waiting.withLock { $0.continuations.removeValue(forKey: number) }?.resume()
    }
  }
}

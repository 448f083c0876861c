import Foundation
import Synchronization

/// Threads of their own, so that waiting in them holds up no other test.
enum Threads {
  /// Runs a body in new threads and returns the results in the order of the threads' numbers.
  static func run<Result: Sendable>(
    _ count: Int,
    stackSize: Int? = nil,
    _ body: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    let results = Results<Result>()
    await withCheckedContinuation { continuation in
      for index in 0..<count {
        let thread = Thread {
          let result = body(index)
          if results.add(result, at: index) == count { continuation.resume() }
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
      }
    }
    return results.inOrder
  }

  /// Runs a body in one new thread.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result? {
    await run(1) { _ in body() }.first
  }

  /// Starts a thread that nobody waits for.
  static func start(_ body: @escaping @Sendable () -> Void) {
    Thread(block: body).start()
  }

  /// Lets another thread run.
  static func yield() {
    sched_yield()
  }

  private final class Results<Result: Sendable>: Sendable {
    private let results = Mutex<[Int: Result]>([:])

    func add(_ result: Result, at index: Int) -> Int {
      results.withLock { results in
        results[index] = result
        return results.count
      }
    }

    var inOrder: [Result] {
      results.withLock { results in results.sorted { $0.key < $1.key }.map(\.value) }
    }
  }
}

import Dispatch
import Synchronization

/// A number that another thread leaves.
private final class Outcome: Sendable {
  let number = Atomic(0)
}

/// Runs a loop in a task and waits for it, on a thread that is none of the pool's.
func inTask(_ body: @escaping @Sendable () -> Int) -> Int {
  let outcome = Outcome()
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    outcome.number.store(body(), ordering: .relaxed)
    end.signal()
  }
  end.wait()
  return outcome.number.load(ordering: .relaxed)
}

/// Runs a loop on two threads at once and waits for both.
func onTwoThreads(_ body: @Sendable () -> Int) -> Int {
  let sum = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    sum.wrappingAdd(body(), ordering: .relaxed)
  }
  return sum.load(ordering: .relaxed)
}

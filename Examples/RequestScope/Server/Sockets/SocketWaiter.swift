/// Lets tasks wait for sockets, on a thread of its own, so that no thread of the pool ever blocks.
package final class SocketWaiter: Sendable {
  /// Why a wait has ended.
  package enum Outcome: Sendable {
    case ready
    case overdue
    case cancelled

    /// The waiter was told to stop, and the wait was one that ends then.
    case stopping
  }

  private let poll: Poll

  /// Starts the thread, which ends with this value.
  ///
  /// - Throws: ``SocketError`` when the system has no pipe or no thread to give.
  package init() throws(SocketError) {
    poll = try Poll()
    try startThread { [poll] in poll.run() }
  }

  deinit { poll.end() }

  /// Whether waits that end on stopping do so at once.
  package var isStopping: Bool { poll.isStopping }

  /// Ends the waits that end on stopping, now and in future.
  package func stop() {
    poll.stop()
  }

  /// Waits until a socket is ready, the time is up or the task is cancelled.
  ///
  /// - Parameters:
  ///   - readiness: What to wait for.
  ///   - socket: The socket, which stays open for that time; without one only time passes.
  ///   - deadline: When the time is up.
  ///   - endsOnStopping: Whether the wait ends when the waiter is told to stop.
  ///
  /// - Returns: Why the wait has ended.
  package func wait(
    until readiness: Readiness,
    of socket: Socket?,
    deadline: ContinuousClock.Instant? = nil,
    endsOnStopping: Bool = false
  ) async -> Outcome {
    let number = poll.nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        poll.add(
          PollWait(
            number: number,
            // The system ignores a negative one.
            descriptor: socket?.descriptor ?? -1,
            events: readiness.events,
            deadline: deadline,
            endsOnStopping: endsOnStopping,
            continuation: continuation
          )
        )
        if Task.isCancelled { poll.cancel(number) }
      }
    } onCancel: {
      poll.cancel(number)
    }
  }
}

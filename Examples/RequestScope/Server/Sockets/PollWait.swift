/// One task that waits for a socket.
struct PollWait: Sendable {
  let number: Int
  let descriptor: Int32
  let events: Int16
  let deadline: ContinuousClock.Instant?
  let endsOnStopping: Bool
  let continuation: CheckedContinuation<SocketWaiter.Outcome, Never>
}

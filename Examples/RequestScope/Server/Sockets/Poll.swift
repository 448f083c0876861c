import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The loop around `poll` in which the thread of a waiter waits for all sockets at once.
final class Poll: Sendable {
  private struct State {
    var nextNumber = 0
    var waits: [Int: PollWait] = [:]
    var isStopping = false
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// What is written to the second end wakes who waits for the first.
  private let bell: (listening: Int32, ringing: Int32)

  init() throws(SocketError) {
    var ends: [Int32] = [0, 0]
    if pipe(&ends) != 0 { throw SocketError(code: errno) }
    for end in ends { makeUnblocking(end) }
    bell = (ends[0], ends[1])
  }

  deinit {
    closeDescriptor(bell.listening)
    closeDescriptor(bell.ringing)
  }

  var isStopping: Bool { state.withLock(\.isStopping) }

  func nextNumber() -> Int {
    state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
  }

  func add(_ wait: PollWait) {
    let isLate = state.withLock { state in
      let isLate = wait.endsOnStopping && state.isStopping
      if !isLate { state.waits[wait.number] = wait }
      return isLate
    }
    if isLate { wait.continuation.resume(returning: .stopping) } else { ring() }
  }

  /// Ends a wait.
  ///
  /// The bell is for the system, which keeps a socket that has been closed while it is polled.
  func cancel(_ number: Int) {
    guard let wait = state.withLock({ $0.waits.removeValue(forKey: number) }) else { return }
    wait.continuation.resume(returning: .cancelled)
    ring()
  }

  func stop() {
    let ended = state.withLock { state in
      state.isStopping = true
      let ended = state.waits.values.filter(\.endsOnStopping)
      for wait in ended { state.waits[wait.number] = nil }
      return ended
    }
    for wait in ended { wait.continuation.resume(returning: .stopping) }
    ring()
  }

  func end() {
    state.withLock { $0.hasEnded = true }
    ring()
  }

  /// Runs until the end.
  func run() {
    while let waits = state.withLock({ $0.hasEnded ? nil : Array($0.waits.values) }) {
      var polled = waits.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      polled.append(pollfd(fd: bell.listening, events: Int16(POLLIN), revents: 0))
      let time = milliseconds(until: waits.compactMap(\.deadline).min())
      _ = poll(&polled, nfds_t(polled.count), time)
      silence()
      let now = ContinuousClock.now
      for (wait, poll) in zip(waits, polled) {
        if poll.revents != 0 {
          finish(wait, .ready)
        } else if let deadline = wait.deadline, deadline <= now {
          finish(wait, .overdue)
        }
      }
    }
  }

  private func finish(_ wait: PollWait, _ outcome: SocketWaiter.Outcome) {
    state.withLock { $0.waits.removeValue(forKey: wait.number) }?
      .continuation.resume(returning: outcome)
  }

  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = max(ContinuousClock.now.duration(to: deadline), .zero)
    // Rounded up, or the last millisecond would be spent asking.
    return Int32(clamping: Int((rest / .milliseconds(1)).rounded(.up)))
  }

  private func ring() {
    var byte: UInt8 = 0
    _ = write(bell.ringing, &byte, 1)
  }

  private func silence() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while read(bell.listening, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}

import RequestScopeModel
import Synchronization

/// One client, as requests read from it and answers sent to it.
///
/// One task at a time reads, and whoever owns it closes it after all waits have ended.
final class Connection: Sendable {
  private struct State {
    var received = ReceivedBytes()
    var bodyLength = 0
    var expectsContinue = false
  }

  private let socket: Socket
  private let waiter: SocketWaiter
  private let limits: ServerLimits
  private let state = Mutex(State())

  init(_ socket: Socket, waiter: SocketWaiter, limits: ServerLimits) {
    self.socket = socket
    self.waiter = waiter
    self.limits = limits
  }

  /// Whether the request has been read to its end, so that another may follow.
  var isBetweenRequests: Bool { state.withLock { $0.bodyLength == 0 } }

  /// Waits for the next request.
  ///
  /// - Returns: Its head; nil when none will follow, because the client has ended the connection, has
  ///   been silent for too long, or the server stops.
  ///
  /// - Throws: ``Refusal`` for what is no request; ``ClientGone`` when the client leaves within one.
  func nextHead() async throws -> RequestHead? {
    var deadline: ContinuousClock.Instant?
    while true {
      if let head = try takeHead() { return head }
      let hasBegun = state.withLock { !$0.received.isEmpty }
      if hasBegun, deadline == nil { deadline = .now + limits.arrival }
      do {
        try await receive(by: deadline ?? .now + limits.idle, endsOnStopping: !hasBegun)
      } catch Interruption.overdue where hasBegun {
        throw Refusal(408, "Send the whole request within \(limits.arrival).")
      } catch is ClientGone where hasBegun {
        throw ClientGone()
      } catch is Interruption, is ClientGone {
        return nil
      }
    }
  }

  /// Waits for the rest of the request.
  ///
  /// - Returns: The body; empty when it has been read before.
  func readBody() async throws -> [UInt8] {
    let (length, expectsContinue) = state.withLock { ($0.bodyLength, $0.expectsContinue) }
    if expectsContinue {
      state.withLock { $0.expectsContinue = false }
      try await send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    let deadline = ContinuousClock.now + limits.arrival
    while true {
      let body = state.withLock { state -> [UInt8]? in
        guard state.received.count >= length else { return nil }
        state.bodyLength = 0
        return state.received.take(length)
      }
      if let body { return body }
      do {
        try await receive(by: deadline)
      } catch Interruption.overdue {
        throw Refusal(408, "Send the whole body within \(limits.arrival).")
      }
    }
  }

  /// Waits until the client leaves.
  ///
  /// - Throws: ``ClientGone`` then, or `CancellationError`.
  func untilGone() async throws -> Never {
    _ = await waiter.wait(until: .gone, of: socket)
    try Task.checkCancellation()
    throw ClientGone()
  }

  /// Sends bytes.
  ///
  /// - Throws: ``ClientGone`` when the client takes no more of them.
  func send(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch socket.sent(rest) {
      case .done(let count):
        rest = rest.dropFirst(count)
      case .notYet:
        switch await waiter.wait(until: .writable, of: socket, deadline: .now + limits.idle) {
        case .ready: continue
        case .cancelled: throw CancellationError()
        case .overdue, .stopping: throw ClientGone()
        }
      case .failed:
        throw ClientGone()
      }
    }
  }

  /// Ends a connection on which the client may still be sending.
  ///
  /// Closed at once, the system would answer what still arrives with a reset, and the client might
  /// never read why it was refused.
  func sayFarewell() async {
    socket.endSending()
    let deadline = ContinuousClock.now + limits.farewell
    var rest = 16 * limits.bodySize
    while rest > 0 {
      switch socket.received(atMost: 16_384) {
      case .done(let bytes) where !bytes.isEmpty:
        rest -= bytes.count
      case .notYet:
        guard await waiter.wait(until: .readable, of: socket, deadline: deadline) == .ready else {
          return
        }
      case .done, .failed:
        return
      }
    }
  }

  func close() {
    socket.close()
  }

  private func takeHead() throws(Refusal) -> RequestHead? {
    try state.withLock { state throws(Refusal) in
      let head = try state.received.takeHead(limits: limits)
      if let head {
        state.bodyLength = head.bodyLength
        state.expectsContinue = head.expectsContinue
      }
      return head
    }
  }

  /// Why nothing was received although the client is there.
  private enum Interruption: Error {
    case overdue
    case stopping
  }

  /// Waits until something has been received.
  private func receive(
    by deadline: ContinuousClock.Instant,
    endsOnStopping: Bool = false
  ) async throws {
    while true {
      // Asked first: what came before the server was told to stop is then seen for certain.
      let isStopping = waiter.isStopping
      switch socket.received(atMost: 16_384) {
      case .done(let bytes) where !bytes.isEmpty:
        state.withLock { $0.received.append(bytes) }
        return
      case .done, .failed:
        throw ClientGone()
      case .notYet:
        if isStopping, endsOnStopping { throw Interruption.stopping }
        let outcome = await waiter.wait(
          until: .readable,
          of: socket,
          deadline: deadline,
          endsOnStopping: endsOnStopping
        )
        switch outcome {
        case .ready, .stopping: continue
        case .overdue: throw Interruption.overdue
        case .cancelled: throw CancellationError()
        }
      }
    }
  }
}

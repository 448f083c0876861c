package import RequestScopeServer

/// A client of a server on this machine, which can also leave whenever it likes.
///
/// One task at a time uses it, and closes it or leaves in the end.
package struct Client: Sendable {
  private let socket: Socket
  private let waiter: SocketWaiter
  private let patience: Duration

  /// Connects.
  ///
  /// - Parameters:
  ///   - port: The port of 127.0.0.1.
  ///   - waiter: Waits for the connection.
  ///   - patience: How long to wait for the server each time.
  ///
  /// - Throws: ``SocketError`` or ``ClientFailure``.
  package init(
    to port: UInt16,
    waiter: SocketWaiter,
    patience: Duration = .seconds(60)
  ) async throws {
    socket = try Socket.connecting(to: port)
    self.waiter = waiter
    self.patience = patience
    do {
      try await wait(until: .writable)
      try socket.checkConnection()
    } catch {
      socket.close()
      throw error
    }
  }

  /// Sends a text as it is.
  package func send(_ text: String) async throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      switch socket.sent(rest) {
      case .done(let count): rest = rest.dropFirst(count)
      case .notYet: try await wait(until: .writable)
      case .failed(let error): throw error
      }
    }
  }

  /// Waits for a whole answer, which says how long it is.
  package func receive() async throws -> ClientAnswer {
    var bytes: [UInt8] = []
    while true {
      if let answer = ClientAnswer(bytes) { return answer }
      switch socket.received(atMost: 4_096) {
      case .done(let more) where more.isEmpty: throw ClientFailure.ended
      case .done(let more): bytes += more
      case .notYet: try await wait(until: .readable)
      case .failed(let error): throw error
      }
    }
  }

  /// Waits until the server ends the connection, and returns what it has sent before.
  package func receiveToEnd() async throws -> String {
    var bytes: [UInt8] = []
    while true {
      switch socket.received(atMost: 4_096) {
      case .done(let more) where more.isEmpty: return String(decoding: bytes, as: UTF8.self)
      case .done(let more): bytes += more
      case .notYet: try await wait(until: .readable)
      case .failed(let error): throw error
      }
    }
  }

  /// Sends a request and waits for its answer.
  package func ask(_ request: ClientRequest) async throws -> ClientAnswer {
    try await send(request.text)
    return try await receive()
  }

  /// Says that nothing more will be sent.
  package func endSending() {
    socket.endSending()
  }

  /// Ends the connection.
  package func close() {
    socket.close()
  }

  /// Ends the connection so that the server meets an error.
  package func reset() {
    socket.reset()
  }

  private func wait(until readiness: Readiness) async throws {
    switch await waiter.wait(until: readiness, of: socket, deadline: .now + patience) {
    case .ready: return
    case .cancelled: throw CancellationError()
    case .overdue, .stopping: throw ClientFailure.overdue
    }
  }
}

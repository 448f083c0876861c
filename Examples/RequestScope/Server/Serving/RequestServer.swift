public import Heirloom
import RequestScopeModel
import Synchronization

/// Answers HTTP/1.1 on a port of 127.0.0.1, each request in a scope of its own.
public final class RequestServer: Sendable {
  /// The port that it listens on.
  public let port: UInt16

  private let listener: Socket
  private let isListening = Atomic(true)
  private let waiter: SocketWaiter
  private let dispatcher: Dispatcher
  private let counters: RequestCounters
  private let limits: ServerLimits

  /// Starts to listen; what comes is answered by ``run()``.
  ///
  /// - Parameters:
  ///   - scope: The scope of the running application, which the server does not close.
  ///   - port: The port to listen on; 0 for any that is free.
  ///   - configure: Sets what the scope of one request overrides besides the request itself.
  ///
  /// - Throws: ``SocketError`` when there is no such port to be had.
  public init(
    in scope: Scope,
    port: UInt16 = 0,
    overriding configure: @escaping Dispatcher.Configuration = Dispatcher.dryRun
  ) throws(SocketError) {
    limits = scope.serverLimits
    counters = scope.requestCounters
    dispatcher = Dispatcher(in: scope, overriding: configure)
    waiter = try SocketWaiter()
    listener = try Socket.listening(port: port)
    self.port = listener.port
  }

  deinit { endListening() }

  /// Accepts and answers until ``stop()``, and then until all requests have ended.
  ///
  /// Cancelled, it cancels the requests as well; their scopes are closed all the same. It is run once.
  public func run() async {
    await withTaskGroup { group in
      group.addTask { await self.acceptAll() }
      group.addTask {
        guard await self.untilStopping() else { return }
        try? await Task.sleep(for: self.limits.stopping)
      }
      // Either all have ended, or the time for it has.
      await group.next()
      group.cancelAll()
    }
  }

  /// Accepts no more, and lets the requests that have begun come to their end.
  public func stop() {
    waiter.stop()
  }

  private func untilStopping() async -> Bool {
    await waiter.wait(until: .readable, of: nil, endsOnStopping: true) == .stopping
  }

  private func acceptAll() async {
    await withTaskGroup { group in
      var count = 0
      // Of those that come after it was told to stop, no more than may have been waiting by then.
      var rest = Socket.backlog + 1
      while rest > 0, let socket = await nextConnection() {
        if waiter.isStopping { rest -= 1 }
        group.addTask { await self.serve(socket) }
        count += 1
        if count == limits.connectionCount {
          await group.next()
          count -= 1
        }
      }
      // Who comes now is told at once that nobody listens.
      endListening()
      await group.waitForAll()
    }
  }

  private func endListening() {
    if isListening.exchange(false, ordering: .relaxed) { listener.close() }
  }

  /// Waits for a connection; those made before the server was told to stop are still accepted.
  private func nextConnection() async -> Socket? {
    while !Task.isCancelled {
      // Asked first: what came before the server was told to stop is then seen for certain.
      let isStopping = waiter.isStopping
      switch listener.accepted() {
      case .done(let socket):
        counters.count(\.connections)
        return socket
      case .notYet:
        if isStopping { return nil }
        _ = await waiter.wait(until: .readable, of: listener, endsOnStopping: true)
      case .failed:
        // Out of descriptors, as a rule: some are freed as connections end.
        let pause = ContinuousClock.now + .milliseconds(50)
        _ = await waiter.wait(until: .readable, of: nil, deadline: pause, endsOnStopping: true)
        if waiter.isStopping { return nil }
      }
    }
    return nil
  }

  private func serve(_ socket: Socket) async {
    let connection = Connection(socket, waiter: waiter, limits: limits)
    defer { connection.close() }
    do {
      while let head = try await nextHead(on: connection), try await answer(head, on: connection) {}
    } catch {
      // The client has left, or the server ends: nobody is there to be told.
    }
  }

  private func nextHead(on connection: Connection) async throws -> RequestHead? {
    do {
      return try await connection.nextHead()
    } catch let refusal as Refusal {
      counters.count(\.malformed)
      try await connection.send(refusal.response.bytes(keepsConnection: false))
      await connection.sayFarewell()
      return nil
    } catch let error as ClientGone {
      counters.count(\.incomplete)
      throw error
    }
  }

  /// Answers a request, and returns whether another may follow.
  private func answer(_ head: RequestHead, on connection: Connection) async throws -> Bool {
    let request = Request(
      number: counters.count(\.requests),
      method: head.method,
      target: head.target,
      headers: head.headers,
      body: RequestBody { try await connection.readBody() }
    )
    do {
      let response = try await response(to: request, from: connection)
      let isWhole = connection.isBetweenRequests
      let keepsConnection = head.keepsConnection && isWhole && !waiter.isStopping
      let hasBody = head.method != "HEAD"
      try await connection.send(response.bytes(keepsConnection: keepsConnection, hasBody: hasBody))
      counters.count(\.answered)
      if !isWhole { await connection.sayFarewell() }
      return keepsConnection
    } catch let error as ClientGone {
      counters.count(\.departures)
      throw error
    }
  }

  /// Answers a request for as long as its client is there; once it is not, the task is cancelled.
  private func response(
    to request: Request,
    from connection: Connection
  ) async throws -> Response {
    try await withThrowingTaskGroup(of: Response.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await self.dispatcher.response(to: request) }
      group.addTask { try await connection.untilGone() }
      guard let response = try await group.next() else { throw ClientGone() }
      return response
    }
  }
}

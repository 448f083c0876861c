import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Synchronization

/// A server on a free port, with what a test looks at.
struct RunningServer: Sendable {
  let app: Scope
  let server: RequestServer
  let records: Records
  let failures: Failures
  private let counters: RequestCounters
  private let waiter: SocketWaiter

  var port: UInt16 { server.port }
  var counts: RequestCounts { counters.counts }

  /// Connects a client.
  func client() async throws -> Client {
    try await Client(to: port, waiter: waiter, patience: .seconds(300))
  }

  /// Sends one request on a connection of its own.
  func ask(_ request: ClientRequest) async throws -> ClientAnswer {
    let client = try await client()
    defer { client.close() }
    return try await client.ask(request)
  }

  /// Sends a text that need not be HTTP, and returns all that the server says until it ends.
  func answer(to text: String) async throws -> String {
    let client = try await client()
    defer { client.close() }
    try await client.send(text)
    return try await client.receiveToEnd()
  }

  /// Runs a server while a test uses it, stops it gracefully, and closes its scope.
  ///
  /// - Parameters:
  ///   - limits: The limits of the server.
  ///   - logBook: Where logs are written instead of where the test can look at them.
  ///   - configure: Sets what else the root overrides.
  ///   - adjust: Sets what the scope of one request overrides.
  ///   - use: The test.
  ///
  /// - Returns: What was counted until the server had ended.
  ///
  /// - Throws: What the test throws, and what goes wrong with the server.
  @discardableResult
  static func run(
    limits: ServerLimits = ServerLimits(),
    logBook: LogBook? = nil,
    overriding configure: (inout Overrides) -> Void = { _ in },
    eachRequest adjust: @escaping Dispatcher.Configuration = Dispatcher.dryRun,
    _ use: (RunningServer) async throws -> Void
  ) async throws -> RequestCounts {
    let (records, failures) = (Records(), Failures())
    let app = Scope.requestScope(limits: limits, logBook: logBook ?? LogBook { records.add($0) }) {
      $0.failureHandler = FailureHandler { failures.add($0) }
      configure(&$0)
    }
    let server = try RequestServer(in: app, overriding: adjust)
    let running = RunningServer(
      app: app,
      server: server,
      records: records,
      failures: failures,
      // Held on to, for a closed scope gives nothing.
      counters: app.requestCounters,
      waiter: try SocketWaiter()
    )
    let serving = Task { await server.run() }
    do {
      try await use(running)
    } catch {
      serving.cancel()
      await serving.value
      throw error
    }
    server.stop()
    await serving.value
    try await app.close()
    return running.counts
  }
}

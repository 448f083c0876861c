import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StoppingTests {
  @Test func `what has begun is answered, and nothing new is accepted`() async throws {
    let counts = try await RunningServer.run { running in
      let idle = try await running.client()
      defer { idle.close() }
      _ = try await idle.ask(ClientRequest("GET", "/balance", user: "sample-a"))
      let waiting = try await running.client()
      defer { waiting.close() }
      try await waiting.send(
        ClientRequest("POST", "/deposits", user: "sample-a", body: "5000").text
      )
      await running.app.approvals.untilWaiting(1)

      running.server.stop()
      let rest = try await idle.receiveToEnd()
      #expect(rest == "")
      await untilNobodyListens(running)
      running.app.approvals.approveAll()

      let answer = try await waiting.receive()
      #expect(answer.status == 201)
      #expect(answer.headers.contains("Connection: close"))
      #expect(running.app.ledger.total == 5_000)
    }
    #expect(counts.answered == 2)
    #expect(counts.discrepancies.isEmpty)
  }

  @Test func `a request whose body is on its way is answered`() async throws {
    let counts = try await RunningServer.run { running in
      let client = try await running.client()
      defer { client.close() }
      let request = ClientRequest("POST", "/deposits", user: "sample-a", body: "25")
      try await client.send(request.head + "2")

      running.server.stop()
      await untilNobodyListens(running)
      try await client.send("5")

      let answer = try await client.receive()
      #expect(answer.text == "sample-a gets 25")
    }
    #expect(counts.committed == 1)
  }

  @Test func `what does not end in time is cancelled and rolled back`() async throws {
    var limits = ServerLimits()
    limits.stopping = .milliseconds(1)
    let counts = try await RunningServer.run(limits: limits) { running in
      let client = try await running.client()
      defer { client.close() }
      try await client.send(ClientRequest("POST", "/deposits", user: "sample-a", body: "5000").text)
      await running.app.approvals.untilWaiting(1)

      running.server.stop()

      let answer = try await client.receiveToEnd()
      #expect(answer == "")
    }
    #expect(counts.rolledBack == 1)
    #expect(counts.answered == 0)
    #expect(counts.discrepancies.isEmpty)
  }

  @Test func `a cancelled server cancels its requests, and their scopes are closed`() async throws {
    let app = Scope.requestScope()
    let server = try RequestServer(in: app)
    let waiter = try SocketWaiter()
    let serving = Task { await server.run() }
    let client = try await Client(to: server.port, waiter: waiter)
    defer { client.close() }
    try await client.send(ClientRequest("POST", "/deposits", user: "sample-a", body: "5000").text)
    await app.approvals.untilWaiting(1)

    serving.cancel()
    await serving.value

    #expect(app.requestCounters.counts.rolledBack == 1)
    #expect(app.requestCounters.counts.discrepancies.isEmpty)
    try await app.close()
  }

  /// Waits until a client is told that there is no server any more.
  private func untilNobodyListens(_ running: RunningServer) async {
    while let client = try? await running.client() {
      client.close()
      await Task.yield()
    }
  }
}

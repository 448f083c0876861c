import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct RequestServerTests {
  @Test func `what a request has changed is there before its answer`() async throws {
    let counts = try await RunningServer.run { running in
      let client = try await running.client()
      defer { client.close() }

      let deposit = try await client.ask(
        ClientRequest("POST", "/deposits", user: "sample-a", body: "25")
      )
      #expect(deposit.status == 201)
      #expect(running.app.ledger.balance(of: "sample-a") == 25)

      let balance = try await client.ask(ClientRequest("GET", "/balance", user: "sample-a"))
      #expect(balance.text == "25")
      let other = try await client.ask(ClientRequest("GET", "/balance", user: "sample-b"))
      #expect(other.text == "0")
    }
    #expect(counts.connections == 1)
    #expect(counts.answered == 3)
    #expect(counts.discrepancies.isEmpty)
  }

  @Test func `requests sent at once are answered in turn`() async throws {
    try await RunningServer.run { running in
      let client = try await running.client()
      defer { client.close() }
      let deposit = ClientRequest("POST", "/deposits", user: "sample-a", body: "5")
      let last = ClientRequest(
        "GET",
        "/balance",
        user: "sample-a",
        headers: ["Connection: close"]
      )

      try await client.send(deposit.text + deposit.text + last.text)
      let answers = try await client.receiveToEnd()

      #expect(answers.hasSuffix("\r\n\r\n10\n"))
      #expect(answers.split(separator: "HTTP/1.1 ").map { $0.prefix(3) } == ["201", "201", "200"])
    }
  }

  @Test func `a request is logged in the order in which its scope ends`() async throws {
    let records = Records()
    try await RunningServer.run { running in
      _ = try await running.ask(
        ClientRequest("POST", "/deposits", user: "sample-a", body: "5")
      )
      for record in running.records.all { records.add(record) }
    }
    #expect(
      records.all.map(\.lines) == [
        [
          "user sample-a", "POST /deposits", "answer 201", "committed 1", "user left",
        ]
      ]
    )
  }

  @Test func `an idle connection is ended`() async throws {
    var limits = ServerLimits()
    limits.idle = .milliseconds(1)
    try await RunningServer.run(limits: limits) { running in
      let answer = try await running.answer(to: "")
      #expect(answer == "")
    }
  }

  @Test func `more clients than are served at once take turns`() async throws {
    var limits = ServerLimits()
    limits.connectionCount = 2
    let counts = try await RunningServer.run(limits: limits) { running in
      try await withThrowingTaskGroup { group in
        for _ in 0..<20 {
          group.addTask {
            let answer = try await running.ask(ClientRequest("GET", "/profile", user: "sample-a"))
            #expect(answer.status == 200)
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(counts.answered == 20)
  }
}

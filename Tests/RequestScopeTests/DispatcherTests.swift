import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct DispatcherTests {
  @Test func `a hook that throws is reported, and concerns its own request alone`() async throws {
    let counts = try await RunningServer.run { running in
      try await withThrowingTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            let overdraft = ClientRequest("POST", "/transfers", user: "poor", body: "sample-b 5")
            let deposit = ClientRequest("POST", "/deposits", user: "sample-\(index)", body: "5")
            let answer = try await running.ask(index % 2 == 0 ? overdraft : deposit)
            #expect(answer.status == (index % 2 == 0 ? 409 : 201))
          }
        }
        try await group.waitForAll()
      }
      #expect(running.app.ledger.total == 50)
      #expect(running.app.ledger.balance(of: "sample-b") == 0)

      let failures = running.failures.all
      #expect(failures.count == 10)
      #expect(failures.allSatisfy { $0.id == .hooksFailed })
      #expect(failures.allSatisfy { $0.message.contains("RequestScopeServer.unitOfWork") })
      // What comes after the hook that threw has been run all the same.
      #expect(running.records.all.count { $0.lines.contains("commit refused") } == 10)
    }
    #expect(counts.commitsRefused == 10)
    #expect(counts.committed == 10)
    #expect(counts.discrepancies.isEmpty)
  }

  @Test func `a log that cannot be written is reported, and the commit stands`() async throws {
    struct Full: Error {}
    let full = LogBook { _ in throw Full() }
    try await RunningServer.run(logBook: full) { running in
      let answer = try await running.ask(
        ClientRequest("POST", "/deposits", user: "sample-a", body: "5")
      )

      #expect(answer.status == 500)
      #expect(running.app.ledger.total == 5)
      #expect(running.failures.all.map(\.id) == [.hooksFailed])
      #expect(running.failures.all.allSatisfy { $0.message.contains("threw Full") })
    }
  }

  @Test func `a hook that throws after its handler has thrown is reported`() async throws {
    struct Full: Error {}
    let full = LogBook { _ in throw Full() }
    try await RunningServer.run(logBook: full) { running in
      let answer = try await running.ask(ClientRequest("GET", "/nowhere"))

      #expect(answer.status == 404)
      #expect(running.failures.all.map(\.id) == [.hooksFailed])
    }
  }

  @Test func `a request may be given a ledger of its own`() async throws {
    let counts = try await RunningServer.run { running in
      let deposit = ClientRequest("POST", "/deposits", user: "sample-a", body: "5")
      let rehearsal = ClientRequest(
        "POST",
        "/deposits",
        user: "sample-a",
        body: "5",
        headers: ["Sample-Dry-Run: yes"]
      )

      for request in [deposit, rehearsal] {
        let answer = try await running.ask(request)
        #expect(answer.status == 201)
      }
      #expect(running.app.ledger.total == 5)
    }
    #expect(counts.committed == 2)
  }

  @Test func `what one request overrides no other sees`() async throws {
    let privileged = Ledger(["sample-a": 99])
    let privilege: Dispatcher.Configuration = { overrides, request in
      if request.query == "privileged" { overrides.ledger = privileged }
    }
    try await RunningServer.run(eachRequest: privilege) { running in
      try await withThrowingTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            let target = index % 2 == 0 ? "/balance?privileged" : "/balance"
            let answer = try await running.ask(ClientRequest("GET", target, user: "sample-a"))
            #expect(answer.text == (index % 2 == 0 ? "99" : "0"))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func `an end that comes too early is noticed`() async throws {
    try await RunningServer.run { overrides in
      overrides.override(\.balanceHandler) { resolver in
        resolver.user.leave()
        return BalanceHandler(user: resolver.user, ledger: resolver.ledger)
      }
    } _: { running in
      _ = try await running.ask(ClientRequest("GET", "/balance", user: "sample-a"))
      // The hook of the user is run a second time, and the unit of work ends too late: both are seen.
      #expect(running.counts.hooksRunAgain == 1)
      #expect(running.counts.outOfOrder == 1)
      #expect(!running.counts.discrepancies.isEmpty)
    }
  }
}

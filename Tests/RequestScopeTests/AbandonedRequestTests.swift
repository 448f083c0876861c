import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AbandonedRequestTests {
  private static let requestCount = 1_000
  private static let clientCount = 8

  // Every request names a user that no other names, so that nothing can be mixed up unnoticed.
  @Test func `of a thousand requests, a third abandoned, every scope ends as it should`()
    async throws
  {
    let witness = Witness()
    var kept: (running: RunningServer, presence: Presence)?
    let counts = try await RunningServer.run(overriding: witness.watch) { running in
      kept = (running, running.app.presence)
      try await withThrowingTaskGroup { group in
        for client in 0..<Self.clientCount {
          group.addTask {
            for index in stride(from: client, to: Self.requestCount, by: Self.clientCount) {
              try await request(index, of: running)
            }
          }
        }
        try await group.waitForAll()
      }
    }
    let (running, presence) = try #require(kept)

    #expect(counts.discrepancies.isEmpty)
    #expect(counts.connections == Self.requestCount)
    #expect(counts.malformed == 0)
    // The four ways to leave take turns; the first of them comes before there is a scope.
    #expect(counts.incomplete == 84)
    #expect(counts.opened == Self.requestCount - 84)
    #expect(counts.closed == counts.opened)
    #expect(running.failures.all.map(\.message) == [])
    #expect(presence.userCount == 0)

    #expect(witness.count > 0)
    #expect(witness.survivorCount == 0)

    check(running.records.all, counts)
    withExtendedLifetime(running) {}
  }

  @Test(arguments: [false, true])
  func `a client that leaves while its handler waits ends the request`(resets: Bool) async throws {
    let counts = try await RunningServer.run { running in
      let client = try await running.client()
      try await client.send(ClientRequest("POST", "/deposits", user: "a", body: "5000").text)
      await running.app.approvals.untilWaiting(1)

      if resets { client.reset() } else { client.close() }
    }
    #expect(counts.departures == 1)
    #expect(counts.rolledBack == 1)
    #expect(counts.answered == 0)
    #expect(counts.discrepancies.isEmpty)
  }

  @Test func `a client that says it sends no more has left`() async throws {
    let counts = try await RunningServer.run { running in
      let client = try await running.client()
      defer { client.close() }
      try await client.send(ClientRequest("POST", "/deposits", user: "a", body: "5000").text)
      client.endSending()

      let answer = try await client.receiveToEnd()
      #expect(answer == "")
    }
    #expect(counts.departures == 1)
    #expect(counts.rolledBack == 1)
  }

  /// Sends one request, or a part of it, on a connection of its own.
  private func request(_ index: Int, of running: RunningServer) async throws {
    let user = "sample-\(index)"
    let client = try await running.client()
    let (round, turn) = index.quotientAndRemainder(dividingBy: 3)
    guard turn == 2 else {
      defer { client.close() }
      if turn == 0 {
        let answer = try await client.ask(ClientRequest("GET", "/profile", user: user))
        let words = answer.text.split(separator: " ")
        #expect(words.first.map(String.init) == user)
        #expect(words.count == 5 && words[2] == words[4])
      } else {
        let deposit = ClientRequest("POST", "/deposits", user: user, body: "\(index)")
        let answer = try await client.ask(deposit)
        #expect(answer.text == "\(user) gets \(index)")
      }
      return
    }
    let waiting = ClientRequest("POST", "/deposits", user: user, body: "5000")
    switch round % 4 {
    case 0:
      try await client.send(String(waiting.head.dropLast(9)))
    case 1:
      try await client.send(waiting.head + waiting.body.prefix(2))
    case 2:
      // Not told whether it has been answered, and it may have been.
      try await client.send(ClientRequest("GET", "/profile", user: user).text)
    default:
      try await client.send(waiting.text)
      await running.app.approvals.untilWaiting(1)
    }
    // A reset may overtake what was sent, so that the server cannot see how far the request came.
    client.close()
  }

  /// Checks what was logged: one whole log for each scope, and in each only its own user.
  private func check(_ records: [LogRecord], _ counts: RequestCounts) {
    #expect(records.count == counts.opened)
    #expect(Set(records.map(\.number)) == Set(1...counts.opened))
    #expect(Set(records.compactMap(\.lines.first)).count == counts.opened)
    for record in records {
      let lines = record.lines
      let user = lines.first?.dropFirst("user ".count) ?? ""
      #expect(lines.filter { $0.hasPrefix("user sample-") }.count == 1)
      for line in lines where line.hasPrefix("asked for") {
        #expect(line == "asked for the profile of \(user)")
      }
      let ends = ["committed", "rolled back"]
      let end = lines.suffix(2).first ?? ""
      #expect(lines.last == "user left")
      #expect(ends.contains { end.hasPrefix($0) })
      #expect(lines.filter { line in ends.contains { line.hasPrefix($0) } }.count == 1)
    }
  }
}

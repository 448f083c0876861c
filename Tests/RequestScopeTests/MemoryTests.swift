import Foundation
import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct MemoryTests {
  // The process is its own, for the memory of this one is that of all tests together.
  @Test func `memory stays flat over ten thousand requests`() async {
    await #expect(processExitsWith: .success) {
      let app = Scope.requestScope { $0.failureHandler = FailureHandler { _ in exit(2) } }
      let server = try RequestServer(in: app)
      let waiter = try SocketWaiter()
      let serving = Task { await server.run() }
      let rounds = Endurance.isWhole ? 10_000 : 3_000
      try await send(rounds / 5, to: server.port, waiter)
      let settled = ResidentMemory.size ?? 0
      try await send(rounds, to: server.port, waiter)
      let growth = (ResidentMemory.size ?? 0) - settled
      server.stop()
      await serving.value
      guard app.requestCounters.counts.requests == rounds + rounds / 5 else { exit(3) }
      try await app.close()
      // Well below what it would be if each request left a kilobyte behind.
      if growth > rounds * 512 { exit(4) }
    }
  }
}

/// Sends requests on four connections at a time, every hundredth of which is abandoned.
private func send(_ count: Int, to port: UInt16, _ waiter: SocketWaiter) async throws {
  try await withThrowingTaskGroup { group in
    for _ in 0..<4 {
      group.addTask {
        var client = try await Client(to: port, waiter: waiter)
        defer { client.close() }
        for index in 0..<count / 4 {
          let isLast = index % 100 == 99
          let amount = isLast ? "5000" : "1"
          let request = ClientRequest("POST", "/deposits", user: "sample", body: amount)
          if isLast {
            try await client.send(request.text)
            client.close()
            client = try await Client(to: port, waiter: waiter)
          } else {
            guard try await client.ask(request).status == 201 else { exit(5) }
          }
        }
      }
    }
    try await group.waitForAll()
  }
}

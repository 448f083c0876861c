import Heirloom
import RequestScopeClient
import RequestScopeModel
import RequestScopeServer

/// A server and its clients in one program.
struct Demonstration {
  private let errands: [Errand]
  private let clientCount: Int

  /// Creates it.
  ///
  /// - Parameters:
  ///   - requests: How many requests are sent.
  ///   - clients: How many clients send them.
  init(requests: Int, clients: Int) {
    errands = (0..<requests).map { Errand($0) }
    clientCount = clients
  }

  /// Runs it.
  ///
  /// - Returns: What has been done, and what of that does not add up.
  ///
  /// - Throws: ``SocketError`` when there is no port to be had.
  func run() async throws -> (summary: String, discrepancies: [String]) {
    let findings = Findings()
    let app = Scope.requestScope {
      $0.failureHandler = FailureHandler { findings.report($0) }
    }
    let server = try RequestServer(in: app)
    let waiter = try SocketWaiter()
    await withTaskGroup { group in
      group.addTask { await server.run() }
      await withTaskGroup { clients in
        for client in 0..<clientCount {
          clients.addTask { await runClient(client, server.port, waiter, findings) }
        }
      }
      server.stop()
    }
    let (counts, total) = (app.requestCounters.counts, app.ledger.total)
    do {
      try await app.close(within: .seconds(10))
    } catch {
      findings.add("\(error)")
    }
    let summary = """
      \(errands.count) requests from \(clientCount) clients, \
      \(errands.count(where: \.isAbandoned)) of them abandoned
      \(counts.summary)
        failures reported    \(findings.reportCount)
      ledger
        holds                \(total)
      """
    return (summary, counts.discrepancies + differences(counts, total, findings) + findings.all)
  }

  /// Sends every so many-th request, those that are answered on one connection.
  private func runClient(
    _ number: Int,
    _ port: UInt16,
    _ waiter: SocketWaiter,
    _ findings: Findings
  ) async {
    do {
      let lasting = try await Client(to: port, waiter: waiter)
      defer { lasting.close() }
      for index in stride(from: number, to: errands.count, by: clientCount) {
        let errand = errands[index]
        if errand.isAbandoned {
          let leaving = try await Client(to: port, waiter: waiter)
          defer { leaving.close() }
          try await leaving.send(errand.sent)
        } else {
          let answer = try await lasting.ask(errand.request)
          if !errand.accepts(answer) {
            findings.add("request \(index + 1) was answered \(answer.status) \(answer.text)")
          }
        }
      }
    } catch {
      findings.add("client \(number + 1) failed: \(error)")
    }
  }

  /// What has been counted otherwise than the requests that were sent make one expect.
  private func differences(
    _ counts: RequestCounts,
    _ total: Int,
    _ findings: Findings
  ) -> [String] {
    let opened = errands.count(where: \.opensScope)
    let abandoned = errands.count(where: \.isAbandoned)
    let committed = errands.count(where: \.isCommitted)
    let notTaken = errands.count(where: \.isNotTaken)
    let expectations = [
      ("requests answered", counts.answered, errands.count - abandoned),
      ("requests left", counts.departures, abandoned - (errands.count - opened)),
      ("requests left incomplete", counts.incomplete, errands.count - opened),
      ("scopes opened", counts.opened, opened),
      ("units of work committed", counts.committed, committed),
      ("units of work not taken", counts.commitsRefused, notTaken),
      ("failures reported", findings.reportCount, notTaken),
      ("held by the ledger", total, errands.reduce(0) { $0 + $1.gain }),
    ]
    return expectations.filter { $1 != $2 }.map { "\($0): \($1), expected \($2)" }
  }
}

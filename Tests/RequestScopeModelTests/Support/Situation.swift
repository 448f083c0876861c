import RequestScopeModel
import Synchronization

/// What one request has for itself, put together by hand: nothing else is needed for a test.
final class Situation: Sendable {
  let counters = RequestCounters()
  let presence = Presence()
  let approvals = Approvals()
  let ledger: Ledger
  let request: Request
  let log: RequestLog
  let user: User
  let work: UnitOfWork
  private let records: Records

  /// What has been written.
  var written: [LogRecord] { records.all }

  init(_ body: String = "", user: String? = "sample-a", balances: [String: Int] = [:]) {
    let records = Records()
    self.records = records
    ledger = Ledger(balances)
    request = Request(
      number: 7,
      method: "POST",
      target: "/?marker=1",
      headers: user.map { ["sample-user": $0] } ?? [:],
      body: RequestBody(text: body)
    )
    log = RequestLog(of: request, book: LogBook { records.add($0) }, counters: counters)
    self.user = User(of: request, presence: presence, log: log)
    work = UnitOfWork(on: ledger, by: self.user, log: log)
  }

  /// Ends the request as its scope does, after its handler has returned or thrown.
  func end(approving isApproved: Bool) throws {
    if isApproved { work.approve() }
    defer { user.leave() }
    try work.end()
  }
}

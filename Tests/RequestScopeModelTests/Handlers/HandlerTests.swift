import RequestScopeModel
import Testing

/// Handlers are plain Swift: no scope is needed to try one.
@Suite(.timeLimit(.minutes(10)))
struct HandlerTests {
  @Test func `a deposit is staged for its user`() async throws {
    let situation = Situation("25")

    let response = try await deposit(situation)
    try situation.end(approving: true)

    #expect(response == Response(201, "sample-a gets 25"))
    #expect(situation.ledger.balance(of: "sample-a") == 25)
  }

  @Test func `a large deposit waits for the approval`() async throws {
    let situation = Situation("1001")
    let approval = ApprovalHandler(approvals: situation.approvals)

    async let response = deposit(situation)
    await situation.approvals.untilWaiting(1)
    let approved = try await approval.response(to: situation.request)

    #expect(approved == Response(200, "approved 1"))
    #expect(try await response.status == 201)
  }

  @Test(arguments: ["", "0", "-1", "+1", "1.5", "1 ", "٣", "1000000000", "plenty"])
  func `what is no amount is refused, and nothing is staged`(_ body: String) async throws {
    let situation = Situation(body)

    await #expect(throws: Refusal(400, "Send an amount from 1 to 999999999 in digits.")) {
      try await deposit(situation)
    }
    try situation.end(approving: true)

    #expect(situation.ledger.total == 0)
  }

  @Test func `a transfer moves an amount`() async throws {
    let situation = Situation("sample-b 4", balances: ["sample-a": 5])

    let response = try await transfer(situation)
    try situation.end(approving: true)

    #expect(response == Response(201, "sample-b gets 4 from sample-a"))
    #expect(situation.ledger.balance(of: "sample-a") == 1)
    #expect(situation.ledger.balance(of: "sample-b") == 4)
  }

  @Test(arguments: ["", "4", "sample-b", "sample-b 4 more", "sample/b 4"])
  func `a transfer that names no receiver or no amount is refused`(_ body: String) async {
    await #expect(throws: Refusal.self) { try await transfer(Situation(body)) }
  }

  @Test func `without a user there is no account`() async {
    let situation = Situation("5", user: nil)

    await #expect(throws: Refusal.self) { try await deposit(situation) }
    await #expect(throws: Refusal.self) { try await transfer(situation) }
    await #expect(throws: Refusal.self) { try await balance(situation) }
  }

  @Test func `a balance is the user's`() async throws {
    let situation = Situation(balances: ["sample-a": 3, "sample-b": 4])

    #expect(try await balance(situation) == Response(200, "3"))
  }

  @Test func `a profile tells the user, the request and the log`() async throws {
    let situation = Situation()
    let handler = ProfileHandler(user: situation.user, log: situation.log)

    let response = try await handler.response(to: situation.request)

    #expect(response == Response(200, "sample-a request 7 log 7"))
  }

  private func deposit(_ situation: Situation) async throws -> Response {
    let handler = DepositHandler(
      user: situation.user,
      work: situation.work,
      approvals: situation.approvals
    )
    return try await handler.response(to: situation.request)
  }

  private func transfer(_ situation: Situation) async throws -> Response {
    try await TransferHandler(user: situation.user, work: situation.work)
      .response(to: situation.request)
  }

  private func balance(_ situation: Situation) async throws -> Response {
    try await BalanceHandler(user: situation.user, ledger: situation.ledger)
      .response(to: situation.request)
  }
}

import RequestScopeModel
import Testing

struct UnitOfWorkTests {
  @Test func `what was approved is committed as a whole`() throws {
    let situation = Situation(balances: ["sample-a": 5])
    try situation.work.stage(LedgerEntry("sample-a", -5))
    try situation.work.stage(LedgerEntry("sample-b", 5))
    #expect(situation.ledger.balance(of: "sample-a") == 5)

    situation.work.approve()
    try situation.work.end()

    #expect(situation.ledger.balance(of: "sample-a") == 0)
    #expect(situation.ledger.balance(of: "sample-b") == 5)
    #expect(situation.counters.counts.committed == 1)
  }

  @Test func `what was not approved is rolled back`() throws {
    let situation = Situation()
    try situation.work.stage(LedgerEntry("sample-a", 5))

    try situation.work.end()

    #expect(situation.ledger.total == 0)
    #expect(situation.counters.counts.rolledBack == 1)
    #expect(situation.counters.counts.committed == 0)
  }

  @Test func `a second end changes nothing and is counted`() throws {
    let situation = Situation()
    try situation.work.stage(LedgerEntry("sample-a", 5))
    situation.work.approve()
    try situation.work.end()

    try situation.work.end()

    #expect(situation.ledger.total == 5)
    #expect(situation.counters.counts.committed == 1)
    #expect(situation.counters.counts.hooksRunAgain == 1)
  }

  @Test func `a change that the ledger does not take leaves it as it was`() throws {
    let situation = Situation(balances: ["sample-b": 1])
    try situation.work.stage(LedgerEntry("sample-b", 1))
    try situation.work.stage(LedgerEntry("sample-a", -1))
    situation.work.approve()

    #expect(throws: LedgerRefusal.overdrawn(account: "sample-a")) { try situation.work.end() }

    #expect(situation.ledger.balance(of: "sample-b") == 1)
    #expect(situation.counters.counts.commitsRefused == 1)
    #expect(situation.counters.counts.committed == 0)
  }

  @Test func `nothing can be staged after the approval or the end`() throws {
    let approved = Situation().work
    approved.approve()
    let ended = Situation().work
    try ended.end()

    #expect(throws: Refusal.self) { try approved.stage(LedgerEntry("sample-a", 1)) }
    #expect(throws: Refusal.self) { try ended.stage(LedgerEntry("sample-a", 1)) }
  }

  @Test func `an end after its user has left is out of order`() throws {
    let situation = Situation()
    situation.user.leave()

    try situation.work.end()

    #expect(situation.counters.counts.outOfOrder == 1)
  }

  @Test func `of two ends at the same time one commits`() async throws {
    let situation = Situation()
    try situation.work.stage(LedgerEntry("sample-a", 5))
    situation.work.approve()

    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { try situation.work.end() } }
      try await group.waitForAll()
    }

    #expect(situation.ledger.total == 5)
    #expect(situation.counters.counts.hooksRunAgain == 7)
  }
}

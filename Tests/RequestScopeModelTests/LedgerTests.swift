import RequestScopeModel
import Testing

struct LedgerTests {
  @Test func `entries for one account are added up`() throws {
    let ledger = Ledger(["sample-a": 1])

    try ledger.apply([LedgerEntry("sample-a", 2), LedgerEntry("sample-a", -3)])

    #expect(ledger.balance(of: "sample-a") == 0)
  }

  @Test func `an overflow is refused`() {
    let ledger = Ledger(["sample-a": .max])

    #expect(throws: LedgerRefusal.overflow(account: "sample-a")) {
      try ledger.apply([LedgerEntry("sample-a", 1)])
    }
  }

  @Test func `a full ledger takes no account, but entries for those it has`() throws {
    let ledger = Ledger(["sample-a": 1], capacity: 1)

    #expect(throws: LedgerRefusal.full) { try ledger.apply([LedgerEntry("sample-b", 1)]) }
    try ledger.apply([LedgerEntry("sample-a", 1)])

    #expect(ledger.total == 2)
  }

  @Test func `a copy is a ledger of its own`() throws {
    let ledger = Ledger(["sample-a": 1])
    let copy = ledger.copy()

    try copy.apply([LedgerEntry("sample-a", 1)])

    #expect(copy.balance(of: "sample-a") == 2)
    #expect(ledger.balance(of: "sample-a") == 1)
  }

  @Test func `transfers at the same time neither make nor lose anything`() async throws {
    let ledger = Ledger(["sample-a": 500, "sample-b": 500])

    try await withThrowingTaskGroup { group in
      for index in 0..<100 {
        let sign = index % 2 == 0 ? 1 : -1
        group.addTask {
          try ledger.apply([LedgerEntry("sample-a", sign), LedgerEntry("sample-b", -sign)])
        }
      }
      try await group.waitForAll()
    }

    #expect(ledger.balance(of: "sample-a") == 500)
    #expect(ledger.total == 1_000)
  }
}

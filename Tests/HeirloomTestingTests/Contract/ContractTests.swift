import HeirloomTesting
import Synchronization
import Testing

private protocol Counter: Sendable {
  func next() async throws -> Int
}

private final class RightCounter: Counter {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

private struct StuckCounter: Counter {
  func next() -> Int { 1 }
}

private struct FailingCounter: Counter {
  struct Stopped: Error {}

  func next() throws -> Int { throw Stopped() }
}

private let beginning = Contract<any Counter> {
  Law("the first number is one") { try await $0.next() == 1 }
}

private let counting = Contract<any Counter> {
  beginning
  Law("numbers rise") { counter in
    let first = try await counter.next()
    return try await counter.next() > first
  }
}

@Suite(.timeLimit(.minutes(10)))
struct ContractTests {
  @Test(arguments: counting.laws)
  private func `what is right keeps every law`(_ law: Law<any Counter>) async throws {
    try await law.check(RightCounter())
  }

  @Test func `each law gets a subject that nobody has used`() async throws {
    try await counting.check { RightCounter() }
  }

  @Test func `what is wrong fails by the name of the law`() async {
    let error = await #expect(throws: BrokenContract.self) {
      try await counting.check { StuckCounter() }
    }
    #expect(error?.description == "StuckCounter breaks the law \"numbers rise\".")
    #expect(error?.laws.map(\.law) == ["numbers rise"])
  }

  @Test func `an error breaks the law, and every broken law is named`() async {
    let error = await #expect(throws: BrokenContract.self) {
      try await counting.check { FailingCounter() }
    }
    #expect(
      error?.description == """
        FailingCounter breaks the law "the first number is one": it threw Stopped().
        FailingCounter breaks the law "numbers rise": it threw Stopped().
        """
    )
  }

  @Test func `an argument of a test is shown by its name`() {
    #expect(counting.laws.map(\.testDescription) == ["the first number is one", "numbers rise"])
  }
}

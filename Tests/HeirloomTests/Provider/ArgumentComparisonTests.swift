import Dispatch
import Heirloom
import Testing

/// An argument whose comparison is held up, and with it whatever lock would be held meanwhile.
private struct HeldArgument: Hashable, Sendable {
  let isCompared = DispatchSemaphore(value: 0)
  let isOpen = DispatchSemaphore(value: 0)

  func open() { isOpen.signal() }

  static func == (left: Self, right: Self) -> Bool {
    left.isCompared.signal()
    left.isOpen.wait()
    left.isOpen.signal()
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// An argument that reads a scope when it is hashed and compared.
private struct ReadingArgument: Hashable, Sendable {
  let number: Int
  let scope: Scope

  static func == (left: Self, right: Self) -> Bool {
    left.number + left.scope.comparedLimit == right.number + right.scope.comparedLimit
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number % scope.comparedLimit) }
}

extension Providers {
  fileprivate var comparedLimit: Provider<Int> { Provider { _ in 3 } }
  fileprivate var comparedNeighbour: Provider<Token> { Provider { _ in Token("neighbour") } }

  fileprivate subscript(held argument: HeldArgument) -> Provider<Token> {
    Provider { _ in Token("held") }
  }

  fileprivate subscript(reading argument: ReadingArgument) -> Provider<Int> {
    Provider { _ in argument.number }
  }
}

struct ArgumentComparisonTests {
  @Test func `nobody waits for a thread that compares arguments`() async {
    let scope = Scope(.live)
    let argument = HeldArgument()
    argument.open()
    _ = scope[\.[held: argument]]
    argument.isOpen.wait()

    Threads.start { _ = scope[\.[held: argument]] }
    argument.isCompared.wait()
    let isRead = DispatchSemaphore(value: 0)
    Threads.start {
      if scope.comparedNeighbour.label == "neighbour" { isRead.signal() }
    }
    // The limit bounds a hang: with a lock in the way the read would never end.
    let outcome = isRead.wait(timeout: .now() + 600)
    argument.open()

    #expect(outcome == .success)
  }

  @Test func `an argument may read the scope while it is looked up`() {
    let scope = Scope(.live)

    let rounds = (0..<5).map { _ in
      (0..<9).map { scope[\.[reading: ReadingArgument(number: $0, scope: scope)]] }
    }

    #expect(rounds == Array(repeating: Array(0..<9), count: 5))
  }

  @Test func `threads that look up arguments at once agree on one value each`() async {
    let scope = Scope(.live)

    let rounds = await Threads.run(8) { _ in
      (0..<200).map { scope[\.[comparedNumber: $0 % 20]] }.map(ObjectIdentifier.init)
    }

    #expect(rounds.allSatisfy { $0 == rounds[0] })
    #expect(Set(rounds[0]).count == 20)
  }
}

extension Providers {
  fileprivate subscript(comparedNumber number: Int) -> Provider<Token> {
    Provider { _ in Token("\(number)") }
  }
}

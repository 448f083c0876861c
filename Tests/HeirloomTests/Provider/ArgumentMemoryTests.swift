import Heirloom
import Testing

/// An argument that is equal to all of its number, and can be seen to be let go.
private struct WatchedArgument: Hashable, Sendable {
  let number: Int
  let token: Token

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Providers {
  fileprivate subscript(watched argument: WatchedArgument) -> Provider<Token> {
    Provider { _ in Token("value \(argument.number)") }
  }
}

struct ArgumentMemoryTests {
  @Test func `reads with arguments leave nothing behind after the first round`() {
    let scope = Scope(.live)
    let values = Self.round(in: scope).values

    var afterRound: [Int] = []
    var references: [WeakReference] = []
    for _ in 0..<100 {
      let round = Self.round(in: scope)
      references += round.arguments
      afterRound.append(references.count { $0.object != nil })
      #expect(zip(round.values, values).allSatisfy { $0 === $1 })
    }

    // Of each of the four, at most the one that was met last is held, to see whether it comes again.
    #expect(values.map(\.label) == ["value 1", "value 2", "value 3", "value 4"])
    #expect(afterRound.allSatisfy { $0 <= 4 })
  }

  private static func round(in scope: Scope) -> (values: [Token], arguments: [WeakReference]) {
    var arguments: [WeakReference] = []
    let values = (1...4).map { number in
      let token = Token("argument")
      arguments.append(WeakReference(token))
      return scope[\.[watched: WatchedArgument(number: number, token: token)]]
    }
    return (values, arguments)
  }
}

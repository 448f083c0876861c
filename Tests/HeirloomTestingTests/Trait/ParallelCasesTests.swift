import Heirloom
import HeirloomTesting
import Synchronization
import Testing

/// How often a suite's override was evaluated.
private let evaluations = Atomic(0)

/// What each case got, so that none is taken for another's.
private let tokens: Mutex<[ObjectIdentifier: Token]> = Mutex([:])

@Suite(.timeLimit(.minutes(10)))
struct ParallelCasesTests {
  @Suite(
    .serialized,
    .scope {
      evaluations.add(1, ordering: .relaxed)
      $0.token = Token()
    }
  )
  struct Whole {
    @Suite struct Cases {
      @Test(.scope { $0.word = "test" }, arguments: 0..<200)
      func `each of many parallel cases has its own overrides`(_ number: Int) async throws {
        let token = provided(\.token)
        let isNew = tokens.withLock {
          $0.updateValue(token, forKey: ObjectIdentifier(token)) == nil
        }
        #expect(isNew)

        for round in 0..<50 {
          let scope = try #require(Scope.current).overriding(\.number, with: number + round)
          let sentence = await scope.run { () async in
            await Task.yield()
            return provided(\.sentence)
          }
          #expect(sentence == "test \(number + round)")
          #expect(provided(\.token) === token)
        }
        expectTouched(only: \.token, \.sentence, \.word, \.number)
      }
    }

    @Test func `what a suite overrides is made once for each case`() {
      // The cases have ended, and this is one more.
      #expect(evaluations.load(ordering: .relaxed) == tokens.withLock { $0.count } + 1)
      withExtendedLifetime(provided(\.token)) {}
    }
  }
}

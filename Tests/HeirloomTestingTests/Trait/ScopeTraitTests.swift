import Heirloom
import HeirloomPreviews
import HeirloomTesting
import Synchronization
import Testing

@Suite(
  .timeLimit(.minutes(10)),
  .scope(allowingUnused: "each test reads what it is about") {
    $0.word = "suite"
    $0.number = 1
  }
)
struct ScopeTraitTests {
  @Test func `a case reads what its suite overrides`() {
    #expect(provided(\.sentence) == "suite 1")
  }

  @Test(.scope { $0.word = "test" })
  func `a test overrides its suite, and keeps the rest`() {
    #expect(provided(\.sentence) == "test 1")
  }

  @Test(.scope { $0.word = "first" }, .scope { $0.word = "second" })
  func `of two traits of a test the later one counts`() {
    #expect(provided(\.word) == "second")
  }

  @Test(.scope { $0.token = Token() })
  func `all traits add to one root`() throws {
    let scope = try #require(Scope.current)

    #expect(scope.explain(\.word).contains("default") == false)
    #expect(scope.token === provided(\.token))
    #expect(scope.overriding(\.number, with: 2).sentence == "suite 2")
  }

  @Suite(.scope { $0.word = "inner suite" })
  struct Inner {
    @Test func `an inner suite overrides an outer one`() {
      #expect(provided(\.sentence) == "inner suite 1")
    }

    @Test(.scope { $0.number = 3 })
    func `three levels add up`() {
      #expect(provided(\.sentence) == "inner suite 3")
    }
  }

  @Test(.scope { $0.override(\.sentence) { "\($0.sentence)!" } })
  func `a maker of the test decorates the recipe, made from the suite's values`() {
    #expect(provided(\.sentence) == "suite 1!")
  }

  @Test(.scope { $0.word = "test" }, .scope(deriving: { $0.overriding(\.number, with: 9) }))
  func `a derivation comes on top`() {
    #expect(provided(\.sentence) == "test 9")
  }

  @Suite(.scope { $0.recorder = "suite" })
  struct Unmade {
    @Test func `what a trait overrides is never made`() {
      #expect(provided(\.recorder) == "suite")
      #expect(makings.load(ordering: .relaxed) == 0)
    }

    @Test(.scope { $0.recorder = "test" })
    func `what two traits override is not made, either`() {
      #expect(provided(\.recorder) == "test")
      #expect(makings.load(ordering: .relaxed) == 0)
    }
  }
}

/// How often the default was made that every test overrides.
private let makings = Atomic(0)

extension Providers {
  fileprivate var recorder: Provider<String> {
    Provider { _ in
      makings.add(1, ordering: .relaxed)
      return "default"
    }
  }
}

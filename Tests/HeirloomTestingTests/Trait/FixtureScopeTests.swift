import Heirloom
import HeirloomPreviews
import HeirloomTesting
import Testing

private let sample = Fixture(
  "Sample",
  overriding: {
    $0.word = "fixture"
    $0.number = 5
  },
  deriving: { $0.providing(Sentence(text: "derived")) },
  content: { _ in SampleContent() }
)

private struct Sentence: Dependency {
  let text: String
}

private struct SampleContent: ScreenContent {
  func body(in scope: Scope) -> ScreenNode { .text(scope.sentence) }
}

@Suite(.timeLimit(.minutes(10)))
struct FixtureScopeTests {
  @Test(.scope(of: sample))
  func `a test begins with what a fixture overrides and derives`() throws {
    #expect(provided(\.sentence) == "fixture 5")
    #expect(try #require(Scope.current)[Sentence.self]?.text == "derived")
  }

  @Test(.scope { $0.word = "test" }, .scope(of: sample))
  func `an override counts instead of the fixture's, even when it is written before`() {
    #expect(provided(\.sentence) == "test 5")
  }

  @Suite(.scope { $0.word = "suite" })
  struct Below {
    @Test(.scope(of: sample))
    func `a suite's override counts instead of the fixture's of its test`() {
      #expect(provided(\.sentence) == "suite 5")
    }

    @Test(.scope(of: sample), .scope { $0.word = "test" })
    func `a test's override counts instead of both`() {
      #expect(provided(\.sentence) == "test 5")
    }
  }

  @Test(.scope(of: sample.varied(FixtureVariant("Loud") { $0.word = "VARIANT" })))
  func `a variant comes on top, as in the fixture`() {
    #expect(provided(\.sentence) == "VARIANT 5")
  }
}

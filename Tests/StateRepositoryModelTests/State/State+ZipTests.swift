import StateRepositoryModel
import Testing

struct StateZipTests {
  private static let fixed = State.fixed(.existing(1))
  private static let loading = State.loading(.existing(2))
  private static let error = State.error(.existing(3), SampleFailure("first"))
  private static let otherError = State.error(.existing(4), SampleFailure("second"))
  private static let absent = State<Int>.fixed(.absent)

  @Test(arguments: [
    (fixed, fixed, "fixed 1+1"), (fixed, loading, "loading 1+2"), (loading, fixed, "loading 2+1"),
    (fixed, error, "error 1+3: first"), (error, fixed, "error 3+1: first"),
    (loading, error, "error 2+3: first"), (error, loading, "error 3+2: first"),
    (error, otherError, "error 3+4: first"), (otherError, error, "error 4+3: second"),
    (fixed, absent, "fixed -"), (loading, absent, "loading -"), (absent, error, "error -: first"),
  ])
  func `an error comes before loading and loading before fixed`(
    _ first: State<Int>,
    _ second: State<Int>,
    _ expected: String
  ) {
    let zipped = first.zip(second) { "\($0)+\($1)" }

    #expect(zipped.text == expected)
  }

  @Test func `without one of the contents nothing is transformed`() {
    var calls = 0

    let states = [
      Self.fixed.zip(Self.absent) { _, _ in calls += 1 },
      Self.absent.zip(Self.fixed) { _, _ in calls += 1 },
      Self.absent.zip(Self.absent) { _, _ in calls += 1 },
    ]

    #expect(states.allSatisfy { $0.content.value == nil && !$0.isLoading })
    #expect(calls == 0)
  }

  @Test func `three, four and five states are joined like two`() {
    let fixed = Self.fixed
    let three = fixed.zip(Self.loading, fixed) { [$0, $1, $2] }
    let four = fixed.zip(Self.loading, Self.error, fixed) { [$0, $1, $2, $3] }
    let five = fixed.zip(Self.loading, Self.otherError, Self.error, Self.absent) {
      [$0, $1, $2, $3, $4]
    }

    #expect(three.text == "loading [1, 2, 1]")
    #expect(four.text == "error [1, 2, 3, 1]: first")
    #expect(five.text == "error -: second")
  }
}

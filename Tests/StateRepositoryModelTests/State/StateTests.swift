import StateRepositoryModel
import Testing

struct StateTests {
  static let all: [State<Int>] = [
    .fixed(.existing(1)), .fixed(.absent), .loading(.existing(1)), .loading(.absent),
    .error(.existing(1), SampleFailure()), .error(.absent, SampleFailure()),
  ]

  @Test func `each of the six branches is chosen by its state and its content`() {
    let branches = Self.all.map { state in
      let name = state.choose(
        onFixed: { "fixed" },
        onLoading: { "loading" },
        onError: { "\($0)" }
      )
      return state.content.choose(onExisting: { "\(name) \($0)" }, onAbsent: { "\(name) -" })
    }

    #expect(
      branches == ["fixed 1", "fixed -", "loading 1", "loading -", "failure 1", "failure -"]
    )
  }

  @Test func `only loading is loading`() {
    #expect(Self.all.map(\.isLoading) == [false, false, true, true, false, false])
  }

  @Test func `what the chosen closure throws is thrown`() {
    #expect(throws: SampleFailure("thrown")) {
      try State<Int>.fixed(.absent).choose(
        onFixed: { throw SampleFailure("thrown") },
        onLoading: {},
        onError: { _ in }
      )
    }
    #expect(throws: SampleFailure("thrown")) {
      try StateContent<Int>.absent.choose(
        onExisting: { _ in },
        onAbsent: { throw SampleFailure("thrown") }
      )
    }
  }

  @Test func `mapping the content keeps how the data stands`() {
    let mapped = Self.all.map { $0.mapContent { "number \($0)" }.text }

    #expect(
      mapped == [
        "fixed number 1", "fixed -", "loading number 1", "loading -", "error number 1: failure",
        "error -: failure",
      ]
    )
  }

  @Test func `an optional is wrapped as what it is`() {
    #expect(StateContent(wrapping: 1) == .existing(1))
    #expect(StateContent<Int>(wrapping: nil) == .absent)
    #expect(StateContent(wrapping: 1).value == 1)
    #expect(StateContent<Int>.absent.value == nil)
  }
}
